#!/usr/bin/env bash
# Build the container image with whatever builder is there; say so where there is none.
set -euo pipefail
cd "$(dirname "$0")/.."
for builder in podman docker; do
    if command -v "$builder" > /dev/null && "$builder" info > /dev/null 2>&1; then
        exec "$builder" build --file Containerfile --tag kanly .
    fi
done
echo "left out: no podman or docker here that could build the image"
