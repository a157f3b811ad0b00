# Shared by the scripts beside it: finds a Python and prepares the checkout with it.

root=$(cd "$(dirname "$0")/.." && pwd)

find_python() {
    found=""
    for name in ${ARTEL_PYTHON:+"$ARTEL_PYTHON"} python3 python3.14 python3.13 python3.12 python3.11 python; do
        version=$("$name" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            python=$name
            return
        fi
        found="$found $name is $version;"
    done
    echo "Artel expected Python 3.11 or newer; found:${found:- no Python at all.}" >&2
    echo "Install one (https://www.python.org/downloads) or name it in ARTEL_PYTHON." >&2
    exit 1
}

# prepare PURPOSE: play, check, test, bench, or what one benchmark alone needs (ray, openspiel).
prepare() {
    find_python
    "$python" "$root/scripts/prepare.py" "$1" || exit
    PATH=$root/.venv/bin:$PATH
    export PATH
    cd "$root" || exit 1
}
