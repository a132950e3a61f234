PREFIX ?= /usr/local
# Without debug information a release is a tenth less work; its functions keep their names.
RELEASE := -c release --static-swift-stdlib -debug-info-format none
# Tests/XCTMain.swift finds the tests, so that no index is needed. FROM_SCRATCH=1 is for checks where nothing
# is built yet: whole modules for debugging are a fifth less work, and a quarter if their interfaces aren't
# read, with all macros in them, apart and before the rest.
WHOLE := -whole-module-optimization -num-threads 2 -no-emit-module-separately-wmo
DEBUG := --disable-index-store $(if $(FROM_SCRATCH),-debug-info-format none $(WHOLE:%=-Xswiftc %))
TESTS := $(DEBUG) --disable-xctest --enable-swift-testing
BINARY := .build/release/widgetty
# The long tests, from short to long.
DEEP := stranger faults fuzz sanitizers soak

.DEFAULT_GOAL := commands
.PHONY: commands setup run debug test check build faulty deep $(DEEP:%=deep-%) bench lint format record install uninstall deb clean

commands:
	@awk -F ':.* ## ' '/^[a-z-]+:.* ## / { printf "make %-16s %s\n", $$1, $$2 }' Makefile

setup:
	@.make/setup

run: build ## Build a release and open the dashboard; flags go into ARGS="..."
	@$(BINARY) $(ARGS)

test: build faulty ## Run all tests
	@.make/setup bash-completion fish lintian man-db zsh
	@swift test $(TESTS)

check: setup ## Run the tests named by ONLY, without building the release that some of them need
	@swift test $(TESTS) $(if $(ONLY),--filter '$(ONLY)')

debug: setup ## Build everything with its tests for debugging
	@swift build --build-tests $(DEBUG)

build: setup ## Build a release, .build/release/widgetty, with Swift linked in
	@swift build $(RELEASE) --product widgetty
	@swift build $(RELEASE) --product widgetty-fetch

# Programs whose system calls and allocations can be made to fail, for tests.
faulty: setup
	@swift build $(RELEASE) --product faulty
	@swift build $(RELEASE) --product faulty-fetch

deep: $(patsubst %,deep-%,$(or $(ONLY),$(DEEP))) ## Run the long tests, or some by ONLY="stranger faults fuzz sanitizers soak"; CONTRIBUTING.md has their settings

deep-stranger: setup
	@.make/stranger

deep-faults: build faulty
	@FAULTS=all swift test $(TESTS) --filter 'StoppedWriterTests|KilledPageTests|KilledEditTests|InjectedFaultTests|Faulty.*Tests|PowerLossTests'

deep-fuzz: build
	@.make/fuzz "$(or $(TIME),$(if $(RUNS),0,60))" "$(or $(RUNS),-1)"
	@FUZZ_ROUNDS="$(or $(ROUNDS),100000)" FUZZ_SEED="$(or $(SEED),1)" \
		swift test $(TESTS) --filter 'survivesMutations|ControlModelTests|ReminderModelTests|EditModelTests|AsFoundationDoes|ArgumentFuzzTests|ImportLawTests|HostileKeyTests|keepsItsSecrets|saysWhatPythonSays'
	@.make/setup python3
	@.make/oracle "$(or $(ROUNDS),100000)" "$(or $(SEED),1)"

deep-sanitizers: setup
	@.make/sanitizers $(TESTS)

deep-soak: build
	@swift build $(RELEASE) --product soak
	@.build/release/soak --hours "$(or $(HOURS),1)" $(if $(EVERY),--every "$(EVERY)") --seed "$(or $(SEED),1)"

bench: build ## Measure what each stage costs; flags go into ARGS="..."
	@swift build $(RELEASE) --product bench
	@.build/release/bench $(ARGS)

lint: setup ## Check formatting and house rules
	@swift format lint --strict --recursive --parallel Sources Tests Package.swift
	@.make/house-rules

format: setup ## Format all Swift files
	@swift format --in-place --recursive --parallel Sources Tests Package.swift

record: build faulty ## Rewrite the golden files and the README's pictures, or the golden files of tests named by ONLY; the run fails, so that you review them
	@$(if $(ONLY),,.make/pictures)
	@RECORD=1 swift test $(TESTS) $(if $(ONLY),--filter '$(ONLY)')

install: build ## Install the programs, manual pages and completions under PREFIX, by default /usr/local; DESTDIR goes before it
	@.make/setup binutils
	@.make/install "$(DESTDIR)$(PREFIX)"

INSTALLED := bin/widgetty libexec/widgetty share/man/man1/widgetty.1 share/man/ko/man1/widgetty.1 \
	share/bash-completion/completions/widgetty share/zsh/site-functions/_widgetty \
	share/fish/vendor_completions.d/widgetty.fish

uninstall: ## Remove what make install put under PREFIX
	rm -rf $(addprefix "$(DESTDIR)$(PREFIX)"/,$(INSTALLED))

deb: build ## Make a Debian package of the release, .build/widgetty_VERSION_ARCHITECTURE.deb
	@.make/setup binutils dpkg-dev
	@.make/deb .build

clean: ## Remove everything that was built
	rm -rf .build
