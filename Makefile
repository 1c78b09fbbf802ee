# make run [PHOTOS=folder] [PORT=8080] [HOST=127.0.0.1]
#                  shows the folder's photos in the browser, or the built-in pictures
# make test        everything that has to hold; .ci/run calls it
# make wasm        builds the program of the page, and says how large it is
# make format      formats all Swift sources
# make docs        the documentation of the libraries, in build/docs
# make bench       what a touch event costs, as a table and in build/bench.jsonl
# make bench-replay
#                  how many touch samples a second a replay plays, as a table and in build/bench-replay.jsonl
# make library-bench [COUNTS="1000 10000"]
#                  what the index, the thumbnails and the export take with so many photos, beside sigal
# make pictures    draws the built-in pictures anew
# make screenshots takes the pictures of the documentation anew

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := run

PHOTOS ?= Apps/Gallery/Pictures
PORT ?= 8080
HOST ?= 127.0.0.1
# The recipes read them from the environment, so that a folder may be called anything.
export PHOTOS PORT HOST

swift_sources := Sources Tests Benchmarks/Package.swift Benchmarks/Sources Apps/Gallery/Package.swift Apps/Gallery/Sources Apps/Gallery/Tests Package.swift
gallery := --package-path Apps/Gallery
wasm_folder := .build-wasm/wasm32-unknown-none-wasm/release
wasm := $(wasm_folder)/BrowserHost.wasm

.PHONY: run
run: check-photos install-run wasm
	swift build $(gallery) -c release --product gallery
	exec Apps/Gallery/.build/release/gallery "$$PHOTOS" \
	  --page Sources/BrowserHost/Web --module $(wasm) --port "$$PORT" --host "$$HOST"

# Before anything is built: minutes later is late to hear that the folder is not there.
.PHONY: check-photos
check-photos:
	@test -d "$$PHOTOS" || { echo "PHOTOS=$$PHOTOS: no such folder" >&2; exit 66; }

.PHONY: wasm
wasm:
	swift build -c release --triple wasm32-unknown-none-wasm --product BrowserHost \
	  --toolset Toolchain/embedded.json --scratch-path .build-wasm
	gzip --best --no-name --keep --force $(wasm)
	touch $(wasm).gz
	@echo "BrowserHost.wasm: $$(stat -c %s $(wasm)) bytes, $$(stat -c %s $(wasm).gz) with gzip"

# Two at a time: compilers have long stretches in which one processor is idle, and so have browsers.
JOBS ?= 2

.PHONY: test
test: install-test
	$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync=target checks

.PHONY: checks
checks: lint test-core test-gallery test-browser docs

.PHONY: lint
lint:
	swift format lint --strict --parallel --recursive $(swift_sources)

# Each build folder has one builder at a time, so what uses one waits for what fills it.
.PHONY: build-core
build-core:
	swift build --build-tests

.PHONY: test-core
test-core: build-core
	swift test --skip-build

.PHONY: docs
docs: build-core
	Scripts/docs

.PHONY: build-gallery
build-gallery:
	swift build $(gallery) --build-tests

.PHONY: test-gallery
test-gallery: build-gallery
	swift test $(gallery) --skip-build

# The server and the tool are the ones that the tests have built for debugging.
.PHONY: test-browser
test-browser: wasm build-core build-gallery
	build/venv/bin/python -m pytest Tests/Browser

.PHONY: format
format:
	swift format --in-place --parallel --recursive $(swift_sources)

.PHONY: pictures
pictures:
	python3 -m venv build/draw
	build/draw/bin/pip install --quiet --requirement Apps/Gallery/Pictures/requirements.txt
	build/draw/bin/python Apps/Gallery/Pictures/draw.py

.PHONY: bench
bench:
	swift build --package-path Benchmarks -c release
	Scripts/bench $(ONLY)

.PHONY: bench-replay
bench-replay:
	swift build -c release --product tsumami
	Scripts/bench-replay

.PHONY: library-bench
library-bench: install-run
	swift build $(gallery) -c release --product library-bench
	Scripts/library-bench $(COUNTS)

.PHONY: screenshots
screenshots: install-test wasm
	swift build $(gallery) --product gallery
	swift build --product tsumami
	build/venv/bin/python Tests/Browser/screenshots.py

.PHONY: install-run install-test
install-run install-test: install-%:
	Scripts/install $*
