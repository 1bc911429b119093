# shellcheck shell=sh disable=SC2154 # root comes from the script that sources this
# What `play` and `test` share: an environment in .venv and the system libraries that Qt needs. POSIX sh, sourced.
#
#   root=<the checkout>; . "$root/scripts/setup.sh"; prepare play|test yes|no    (yes: Qt will be used)
#
# Set up already, it costs a few milliseconds and asks nothing of anyone. `.venv` may be deleted at any time.

venv=$root/.venv
python=$venv/bin/python
half_done=$venv/.half-done
log=$venv.log
newline='
'

# Library, package that has it on Debian and Ubuntu (the name from Debian 13 and Ubuntu 24.04 on first).
offscreen_libraries='
libgthread-2.0.so.0 libglib2.0-0t64|libglib2.0-0
libglib-2.0.so.0 libglib2.0-0t64|libglib2.0-0
libGL.so.1 libgl1
libEGL.so.1 libegl1
libfontconfig.so.1 libfontconfig1
libfreetype.so.6 libfreetype6
libxkbcommon.so.0 libxkbcommon0
libdbus-1.so.3 libdbus-1-3
libX11.so.6 libx11-6
'
window_libraries='
libX11-xcb.so.1 libx11-xcb1
libxcb.so.1 libxcb1
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-image.so.0 libxcb-image0
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-render.so.0 libxcb-render0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-shape.so.0 libxcb-shape0
libxcb-shm.so.0 libxcb-shm0
libxcb-sync.so.1 libxcb-sync1
libxcb-util.so.1 libxcb-util1
libxcb-xfixes.so.0 libxcb-xfixes0
libxcb-xkb.so.1 libxcb-xkb1
libxkbcommon-x11.so.0 libxkbcommon-x11-0
'
# For the tests in a real window and of the desktop files; without them those tests are skipped.
test_tools='xvfb xauth xdotool openbox desktop-file-utils appstream
dbus at-spi2-core gir1.2-atspi-2.0 python3-gi'

say() { printf 'pidro: %s\n' "$*" >&2; }

give_up() {
    say "$@"
    exit 1
}

# ---- is everything there?

# What the environment was made from: another pin or another Python makes it anew.
environment_key() {
    printf '%s %s' "$(cat "$root/pyproject.toml" "$root/constraints.txt" | cksum)" "$(readlink -f "$python")"
}

# Changes whenever a system library comes or goes, and with what is wanted of them.
libraries_key() {
    if needs_screen; then wanted=window; else wanted=offscreen; fi
    echo "$wanted $(stat -L -c '%i %s %Y' /etc/ld.so.cache 2>/dev/null || echo none)"
}

needs_screen() { [ "${QT_QPA_PLATFORM:-xcb}" != offscreen ] || is_root; }

# The stamp of a kind holds the keys as they were when all was well. The first of them is all that a start on a
# machine set up already waits for: other files at these places, and the other two are made and compared.
look() { # sets seen
    seen=$(stat -L --printf '%i.%s.%Y ' "$root/pyproject.toml" "$root/constraints.txt" "$python" \
        /etc/ld.so.cache 2>/dev/null || :)for:${QT_QPA_PLATFORM-}
}

is_as_it_was() { # kind
    [ -r "$venv/.ready-$1" ] && [ ! -e "$half_done" ] && read -r was_seen <"$venv/.ready-$1" || return 1
    look
    [ "$was_seen" = "$seen" ]
}

is_ready() { # kind, qt
    [ -r "$venv/.ready-$1" ] && [ ! -e "$half_done" ] && [ -x "$python" ] || return 1
    { read -r was_seen && read -r was_environment && read -r was_libraries; } <"$venv/.ready-$1" || return 1
    [ "$was_environment" = "$(environment_key)" ] || return 1
    [ "$2" = no ] || [ "$was_libraries" = "$(libraries_key)" ]
}

environment_is_ready() { # kind
    is_ready "$1" no
}

may_write() { [ ! -e "$1" ] || [ -w "$1" ]; }

prepare() { # kind, qt
    is_as_it_was "$1" && return
    if is_ready "$1" "$2" || { environment_is_ready "$1" && [ -z "$(missing_libraries)" ]; }; then
        [ "$2" = no ] || write_stamps "$1" "$(libraries_key)"
        return
    fi
    if ! { may_write "$root" && may_write "$venv" && may_write "$venv.lock" && may_write "$log"; }; then
        give_up "can't set itself up, because it may not write into $root: copy that folder to a place of your own."
    fi
    exec 9>"$venv.lock"
    if command -v flock >/dev/null && ! flock -n 9; then
        say 'another start is setting up, waiting for it.'
        flock 9
    fi
    is_ready "$1" "$2" || set_up "$1" "$2"
    exec 9>&-
}

# ---- what this machine lacks

is_root() { [ "$(id -u)" = 0 ]; }

has_apt() { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }

usable_python() { # command; succeeds if it is one that Qt's wheels and our sources are for
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>/dev/null
}

find_python() { # sets found_python (may be empty) and lacks_venv (a package, or empty)
    found_python='' lacks_venv=''
    for name in python3 python3.14 python3.13 python3.12 python3.11 /usr/bin/python3; do
        usable_python "$name" || continue
        if "$name" -c 'import ensurepip, venv' 2>/dev/null; then
            found_python=$name lacks_venv=''
            return
        fi
        [ -n "$lacks_venv" ] || lacks_venv=${name##*/}-venv
    done
}

missing_libraries() { # the names of the libraries that Qt would not find, one a line
    if environment_is_ready play; then
        plugins=$(echo "$venv"/lib/python3*/site-packages/PySide6/Qt/plugins/platforms)
        for plugin in $(wanted_plugins); do
            ldd "$plugins/$plugin" 2>&1 | awk '/not found/ { print $1 }'
        done | sort -u
    else
        known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null | awk '{ print $1 }')
        wanted_libraries | while read -r library _; do
            case $newline$known$newline in
            *"$newline$library$newline"*) ;;
            *) echo "$library" ;;
            esac
        done
    fi
}

wanted_plugins() {
    echo libqoffscreen.so
    if needs_screen; then echo libqxcb.so; fi
}

wanted_libraries() {
    echo "$offscreen_libraries"
    if needs_screen; then echo "$window_libraries"; fi
}

package_of() { # library
    echo "$offscreen_libraries$window_libraries" | awk -v library="$1" '$1 == library { print $2; exit }'
}

name_here() { # new|old: the package name that this release uses
    case $1 in *'|'*) ;; *) echo "$1" && return ;; esac
    for name in $(echo "$1" | tr '|' ' '); do
        if apt-cache show "$name" 2>/dev/null | grep -q '^Package:'; then
            echo "$name"
            return
        fi
    done
    # No package lists yet: a release after the change of names has other packages called so.
    if dpkg-query -W '*t64' >/dev/null 2>&1; then echo "${1%%|*}"; else echo "${1##*|}"; fi
}

is_installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

missing_packages() { # of the libraries given, one a line
    for library; do package_of "$library"; done | sort -u | while read -r package; do name_here "$package"; done
}

# ---- making it

apt_install() { # packages
    export DEBIAN_FRONTEND=noninteractive
    set -- install -y -q --no-install-recommends -o DPkg::Lock::Timeout=300 "$@"
    apt-get "$@" >"$log" 2>&1 && return
    apt-get -q update >"$log" 2>&1 && apt-get "$@" >"$log" 2>&1
}

provide() { # packages: installs them as root, otherwise says what to type and ends
    [ $# -gt 0 ] || return 0
    line="apt-get update && apt-get install -y --no-install-recommends $*"
    if is_root && has_apt; then
        say "installing $*"
        apt_install "$@" && return
        tail -n 5 "$log" >&2
        give_up "the system packages could not be installed. When that is mended, this does it:$newline$line"
    fi
    has_apt || give_up "this system lacks what Debian calls: $*. Install that, then start again."
    if command -v sudo >/dev/null; then
        line="sudo apt-get update && sudo apt-get install -y --no-install-recommends $*"
    else
        line="su -l -c '$line'"
    fi
    give_up "some system packages are missing. Type this one line, then start again:$newline$line"
}

provide_system() { # kind, qt: Python and libraries, in one go
    set -- "$1" "$2" '' # the third: packages
    find_python
    if [ -z "$found_python" ]; then
        if [ -z "$lacks_venv" ] && [ -x /usr/bin/python3 ]; then
            give_up "needs Python 3.11 to 3.14, and this system's is $(/usr/bin/python3 -V | sed 's/.* //')."
        fi
        set -- "$1" "$2" "${lacks_venv:-python3 python3-venv}"
    fi
    if [ "$2" = yes ]; then
        # shellcheck disable=SC2046 # words are wanted
        set -- "$1" "$2" "$3 $(has_apt && missing_packages $(missing_libraries))"
    fi
    # shellcheck disable=SC2086
    provide $3
    [ -n "$found_python" ] || find_python
    [ -n "$found_python" ] || give_up 'needs Python 3.11 to 3.14 with venv and ensurepip, and found none.'
}

provide_test_tools() {
    is_root && has_apt || return 0
    set --
    for package in $test_tools; do is_installed "$package" || set -- "$@" "$package"; done
    [ $# -gt 0 ] || return 0
    say "installing $*"
    apt_install "$@" || say 'some tools could not be installed; the tests that need them will be skipped.'
}

requirements() { # kind
    "$python" -c '
import sys, tomllib
project = tomllib.load(open(sys.argv[1], "rb"))["project"]
extra = project["optional-dependencies"]["test"] if sys.argv[2] == "test" else []
print("\n".join(project["dependencies"] + extra))
' "$root/pyproject.toml" "$1"
}

make_environment() { # kind
    say 'setting up (once; a few minutes) ...'
    if [ -e "$half_done" ] || ! usable_python "$python" || ! "$python" -m pip --version >/dev/null 2>&1; then
        rm -rf "$venv"
    fi
    mkdir -p "$venv"
    rm -f "$venv"/.ready-*
    : >"$half_done"
    if ! [ -x "$python" ]; then
        "$found_python" -m venv "$venv" >&2 || give_up 'Python could not make an environment, see above.'
    fi
    requirements "$1" >"$venv/requirements.txt" || give_up 'pyproject.toml could not be read, see above.'
    quiet=-q
    if [ -t 2 ]; then quiet=; fi
    # What a person has set for pip elsewhere must not lead it out of .venv.
    (
        unset PIP_TARGET PIP_PREFIX PIP_ROOT PYTHONPATH PYTHONHOME
        PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1
        export PIP_USER PIP_DISABLE_PIP_VERSION_CHECK
        # shellcheck disable=SC2086
        "$python" -m pip install $quiet --prefer-binary -c "$root/constraints.txt" -r "$venv/requirements.txt" >&2
    ) || give_up 'pip could not install what the game needs, see above. Start again when that is mended.'
    # Qt for Python carries its support modules in an archive and compiles them at every start. Unpacked
    # once, by its own switch, they are compiled once; where that can't be done the start is slower.
    if SBK_EMBED=0 "$python" -I -c 'import shiboken6' >/dev/null 2>&1; then
        "$python" -I -m compileall -q "$venv"/lib/python3*/site-packages/shiboken6/files.dir >/dev/null 2>&1 || :
    fi
    # A relative path, so that the checkout can be moved.
    for packages in "$venv"/lib/python3*/site-packages; do echo ../../../../src >"$packages/pidro.pth"; done
    rm -f "$half_done"
    write_stamps "$1" unknown
}

write_stamps() { # kind, libraries key; an environment for the tests is one for the game too
    look
    [ "$2" != unknown ] || seen=unknown
    for stamp in "$venv/.ready-play" "$venv/.ready-$1"; do
        # In a folder of somebody else's the check is simply made again next time.
        { printf '%s\n' "$seen" "$(environment_key)" "$2" >"$stamp.$$" && mv -f "$stamp.$$" "$stamp"; } 2>/dev/null || :
    done
}

set_up() { # kind, qt
    provide_system "$1" "$2"
    if [ "$1" = test ]; then provide_test_tools; fi
    environment_is_ready "$1" || make_environment "$1"
    [ "$2" = yes ] || return 0
    missing=$(missing_libraries)
    if [ -n "$missing" ]; then
        # shellcheck disable=SC2046,SC2086
        provide $(has_apt && missing_packages $missing)
        missing=$(missing_libraries)
    fi
    # shellcheck disable=SC2086
    [ -z "$missing" ] || give_up "Qt needs libraries that this system lacks:" $missing
    write_stamps "$1" "$(libraries_key)"
}
