#!/usr/bin/env bash
# The browser tests drive Debian's Chromium. Installs it where that is possible; otherwise says what is left out.
# In CI nothing is left out: there a missing browser is an error.
set -euo pipefail

if [ -x /usr/bin/chromium ]; then
    exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo -n)
fi
if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
    echo "Installing Chromium for the browser tests." >&2
    export DEBIAN_FRONTEND=noninteractive
    if "${as_root[@]}" apt-get update -qq &&
        "${as_root[@]}" apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null; then
        exit 0
    fi
fi

left_out=$(cd "$(dirname "$0")/.." && ls tests/browser/test_*.py)
echo "There is no /usr/bin/chromium and it could not be installed. Left out:" $left_out >&2
[ -z "${CI:-}" ]
