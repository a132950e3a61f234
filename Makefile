PREFIX ?= /usr/local
# Statically linked, because the loader would take a sixth of the time to the first frame.
# Looking up types by name would take another tenth.
RELEASE := -c release --static-swift-stdlib -Xswiftc -static-executable \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
BINARY := .build/release/widgetty
# The program that asks weather sources uses system libraries, so it is built with other flags.
FETCH := -c release --static-swift-stdlib --scratch-path .build/fetch

.DEFAULT_GOAL := commands
.PHONY: commands setup run test build faulty test-sanitizers fuzz faults stranger bench soak lint format record pictures install uninstall clean

commands:
	@awk -F ':.* ## ' '/^[a-z-]+:.* ## / { printf "make %-16s %s\n", $$1, $$2 }' Makefile

setup:
	@.make/setup

run: build ## Build a release and open the dashboard; flags go into ARGS="..."
	@$(BINARY) $(ARGS)

test: build faulty ## Run all tests
	@swift test --disable-xctest

build: setup ## Build a release, .build/release/widgetty, with Swift linked in
	@swift build $(RELEASE) --product widgetty
	@swift build $(FETCH) --product widgetty-fetch
	@ln -sf ../../fetch/release/widgetty-fetch .build/release/widgetty-fetch

# Programs whose system calls and allocations can be made to fail, for tests.
faulty: setup
	@swift build $(RELEASE) --product faulty
	@swift build $(FETCH) --product faulty-fetch

test-sanitizers: build faulty ## Run all tests with the thread and address sanitizers
	@.make/test-sanitizers

fuzz: build ## Fuzz the parsers, controls, pages, commands and day counts; TIME=60 seconds or RUNS for each parser, ROUNDS=100000 and SEED=1 for the rest
	@.make/fuzz "$(or $(TIME),$(if $(RUNS),0,60))" "$(or $(RUNS),-1)"
	@FUZZ_ROUNDS="$(or $(ROUNDS),100000)" FUZZ_SEED="$(or $(SEED),1)" \
		swift test --disable-xctest --filter 'survivesMutations|ControlModelTests|ReminderModelTests|AsFoundationDoes|ArgumentFuzzTests|ImportLawTests'
	@.make/setup python3
	@.make/oracle "$(or $(ROUNDS),100000)" "$(or $(SEED),1)"

faults: build faulty ## Stop commands behind each system call, fail each call and allocation, cut the power at each: nothing is lost
	@FAULTS=all swift test --disable-xctest --filter 'StoppedWriterTests|KilledPageTests|InjectedFaultTests|Faulty.*Tests|PowerLossTests'

stranger: setup ## Build a sample package that depends on this one
	@.make/stranger

bench: build ## Measure what each stage costs; flags go into ARGS="..."
	@swift build $(RELEASE) --product bench
	@.build/release/bench $(ARGS)

soak: build ## Use the dashboard for hours, and check that it costs no more at the end; HOURS=1, EVERY=600 (seconds) and SEED=1
	@swift build $(RELEASE) --product soak
	@.build/release/soak --hours "$(or $(HOURS),1)" $(if $(EVERY),--every "$(EVERY)") --seed "$(or $(SEED),1)"

lint: setup ## Check formatting and house rules
	@swift format lint --strict --recursive --parallel Sources Tests Package.swift
	@.make/house-rules

format: setup ## Format all Swift files
	@swift format --in-place --recursive --parallel Sources Tests Package.swift

record: build faulty ## Rewrite the golden files; the run fails, so that you review them
	@RECORD=1 swift test --disable-xctest

pictures: build ## Redraw the picture in the README, Resources/picture.svg
	@.make/pictures

install: build ## Install the program and its manual page under PREFIX, by default /usr/local
	@.make/install "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove what make install put under PREFIX
	rm -f "$(DESTDIR)$(PREFIX)/bin/widgetty" "$(DESTDIR)$(PREFIX)/share/man/man1/widgetty.1"
	rm -rf "$(DESTDIR)$(PREFIX)/libexec/widgetty"

clean: ## Remove everything that was built
	rm -rf .build
