"""The rules of Pidro: values and functions that know no clock, no chance, no file and no screen."""
