// swift-tools-version: 6.2

import PackageDescription

/// Whether SwiftPM has fetched this package for another one, which may have no unsafe flags then.
let isFetched = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

/// What a release is compiled with, for a quick start.
let quickStart = [
  // Works what rooms call of each other into the callers.
  "-cross-module-optimization",
  // Asks for types by functions: to look them up by name takes two fifths of a start.
  "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
  // Lets the linker leave out functions that nobody calls, 2 MB of the program.
  "-Xfrontend", "-function-sections",
  // Reserves no room for generic conformances, of which a start needs one in ten.
  "-Xfrontend", "-disable-preallocated-instantiation-caches",
]

let walls: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
  ] + (isFetched ? [] : [.unsafeFlags(quickStart, .when(configuration: .release))])

/// Links a program with all it needs: it is one file to copy, and the loader would take a sixth of a start.
let alone: LinkerSetting = .unsafeFlags(["-static-executable"], .when(configuration: .release))

/// A room, with the tables in its folders that tests compare with the code.
func room(
  _ name: String, knows rooms: [Target.Dependency], tables: [String] = [],
  linked options: [String] = []
) -> Target {
  let linked = options.flatMap { ["-Xlinker", $0] }
  return .target(
    name: name, dependencies: rooms, exclude: ["README.md"] + tables, swiftSettings: walls,
    linkerSettings: linked.isEmpty || isFetched ? [] : [.unsafeFlags(linked)])
}

/// A room that draws widgets. Optimised in debug builds too: tests draw thousands of widgets, which
/// then takes a third of the time.
func workshop(_ name: String, knows rooms: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: rooms, exclude: ["README.md"],
    swiftSettings: isFetched
      ? walls : walls + [.unsafeFlags(["-O"], .when(configuration: .debug))])
}

func shim(_ name: String, linking libraries: [String] = []) -> Target {
  .target(
    name: name, exclude: ["README.md"],
    cSettings: [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)],
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

func program(
  _ name: String, in path: String? = nil, knows rooms: [Target.Dependency],
  without excluded: [String] = [], linked: [LinkerSetting] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: rooms, path: path, exclude: excluded, swiftSettings: walls,
    linkerSettings: linked)
}

/// A program whose system calls and allocations can be made to fail.
func faulty(
  _ name: String, in path: String, knows rooms: [Target.Dependency], linked: [LinkerSetting] = []
) -> Target {
  let wrapped = [
    "read", "pread", "pread64", "write", "pwrite", "pwrite64", "fsync", "fdatasync", "ftruncate",
    "ftruncate64", "rename", "renameat2", "unlink", "open", "open64", "_Fork", "pipe2",
    "memfd_create", "malloc", "calloc", "realloc", "painter_open", "painter_set_pair",
    "painter_resize", "painter_reset_pairs", "painter_put", "painter_update",
  ]
  return program(
    name, in: path, knows: rooms + ["CFaults"],
    linked: linked + [.unsafeFlags(wrapped.flatMap { ["-Xlinker", "--wrap=\($0)"] })])
}

/// What tests share, in Swift and in C.
func support(_ name: String, knows rooms: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: rooms, path: "Tests/\(name)",
    cSettings: [.treatAllWarnings(as: .error)], swiftSettings: walls)
}

/// The tests of a target, which know what it knows.
@MainActor
func tests(of name: String, and others: [Target.Dependency] = []) -> Target {
  let known = (rooms + supports).first { $0.name == name }?.dependencies ?? []
  return .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name)] + (name == "Kit" ? [] : ["Kit"]) + known + others,
    swiftSettings: walls)
}

@MainActor
func testsOfAll(_ name: String, and others: [Target.Dependency]) -> Target {
  .testTarget(
    name: name,
    dependencies: rooms.map { .target(name: $0.name) } + ["Kit", "PictureTesting"] + others,
    swiftSettings: walls)
}

/// It only links with `-sanitize=fuzzer`, so it is there only when asked for.
let fuzzer: [Target] =
  Context.environment["FUZZING"] == nil
  ? [] : [program("fuzzer", in: "Tests/Fuzzer", knows: ["Prey"])]

let rooms = [
  shim("CAssets"),
  shim("CData", linking: ["expat", "sqlite3", "m"]),
  shim("CFetch", linking: ["curl", "crypto", "png", "jpeg"]),
  shim("CNcurses", linking: ["ncursesw", "tinfo"]),
  shim("CSystem"),
  room("System", knows: ["CAssets", "CSystem"], tables: ["Bounds/README.md"]),
  workshop("Almanac", knows: ["System"]),
  workshop("Cells"),
  workshop("Ink", knows: ["Cells", "System"]),
  workshop("WidgetIntents"),
  workshop("Views", knows: ["CSystem", "System", "WidgetIntents"]),
  workshop("Timelines", knows: ["Almanac", "System", "Views", "WidgetIntents"]),
  workshop("Layout", knows: ["Almanac", "Cells", "Ink", "System", "Views", "WidgetIntents"]),
  workshop("Cast", knows: ["Almanac", "System", "Timelines", "Views", "WidgetIntents"]),
  room("Store", knows: ["CData", "CSystem", "System"]),
  room("Boards", knows: ["Almanac", "Store", "System", "Timelines", "WidgetIntents"]),
  room("Pages", knows: ["Almanac", "Cells", "System", "Views", "WidgetIntents"]),
  workshop(
    "Home",
    knows: [
      "Almanac", "Boards", "Cast", "Cells", "Ink", "Layout", "Pages", "System", "Timelines",
      "Views",
      "WidgetIntents",
    ]),
  room("Wire", knows: ["Almanac", "Cells", "System"]),
  room("DDays", knows: ["Almanac", "Store", "System", "Wire"], tables: ["Calendar/README.md"]),
  room("Diary", knows: ["Almanac", "CData", "DDays", "Store", "System"]),
  room("Weather", knows: ["Almanac", "System", "Wire"]),
  room("Fetch", knows: ["Almanac", "CFetch", "Cells", "System", "Weather", "Wire"]),
  room(
    "Gallery",
    knows: [
      "Almanac", "DDays", "Diary", "Pages", "Store", "System", "Timelines", "Views", "Weather",
      "WidgetIntents",
    ]),
  // Libraries call its table of widths in place of the system's.
  room(
    "Terminal", knows: ["CNcurses", "Cells", "System"], linked: ["--export-dynamic-symbol=wcwidth"]),
  room(
    "Desk",
    knows: [
      "Almanac", "Boards", "CSystem", "Cast", "Cells", "Home", "Layout", "Pages", "Store",
      "System", "Terminal", "Timelines", "Views", "WidgetIntents",
    ]),
  room(
    "Supplies",
    knows: [
      "Almanac", "Cells", "DDays", "Desk", "Diary", "Gallery", "Home", "Store", "System",
      "Timelines", "Weather", "WidgetIntents", "Wire",
    ]),
  room(
    "Commands",
    knows: [
      "Almanac", "Cells", "DDays", "Desk", "Diary", "Store", "System", "Terminal", "Weather",
      "WidgetIntents",
    ]),
]

/// What the programs know.
let dashboard: [Target.Dependency] = [
  "Boards", "Commands", "Desk", "Gallery", "Supplies", "System", "Timelines",
]
let fetcher: [Target.Dependency] = ["Fetch", "System", "Weather", "Wire"]

let supports = [
  support("CKit"),
  support("Kit", knows: ["CKit", "Cells", "System"]),
  support(
    "HomeTesting", knows: ["Boards", "Cells", "Home", "Pages", "Store", "Timelines"]),
  support("PictureTesting", knows: ["Cells"]),
  support(
    "Prey",
    knows: [
      "Almanac", "Cells", "DDays", "Diary", "Ink", "Layout", "Pages", "System", "Terminal",
      "Views", "Weather", "Wire",
    ]),
  support("CFaults"),
]

let tested = [
  "Kit", "Prey", "Almanac", "Cells", "Ink", "Views", "Timelines", "Cast", "Pages", "Wire",
  "DDays", "Diary", "Fetch", "Terminal",
]

let package = Package(
  name: "widgetty",
  products: [
    .executable(name: "widgetty", targets: ["widgetty"]),
    .executable(name: "widgetty-fetch", targets: ["widgetty-fetch"]),
    // What a widget is written in, for packages of others.
    .library(name: "Widgets", targets: ["WidgetIntents", "Timelines", "Views"]),
  ],
  targets: rooms + supports + tested.map { tests(of: $0) } + fuzzer + [
    program("widgetty", knows: dashboard, linked: [alone]),
    // A separate program, because a statically linked one can't load libraries to look up hosts.
    program("widgetty-fetch", knows: fetcher),
    faulty("faulty", in: "Tests/Faulty", knows: dashboard, linked: [alone]),
    faulty("faulty-fetch", in: "Tests/FaultyFetch", knows: fetcher),
    program(
      "bench", in: "Tests/Bench",
      knows: [
        "Almanac", "Boards", "CKit", "Cast", "Cells", "DDays", "Desk", "Gallery", "Home",
        "HomeTesting", "Ink", "Kit", "Layout", "Store", "System", "Terminal", "Timelines",
        "Views", "Weather", "WidgetIntents", "Wire",
      ],
      without: ["Boards", "Peers"], linked: [alone]),
    program("soak", in: "Tests/Soak", knows: ["Cells", "Kit", "System"], linked: [alone]),
    program("hostile", in: "Tests/Hostile", knows: ["Boards", "Desk", "Timelines", "Views"]),
    program("scribe", in: "Tests/Scribe", knows: ["Store"]),
    program(
      "pager", in: "Tests/Pager",
      knows: [
        "Almanac", "Cells", "DDays", "Gallery", "Pages", "Store", "Timelines", "WidgetIntents",
      ]),
    program(
      "controls", in: "Tests/Controls",
      knows: ["Boards", "Desk", "System", "Timelines", "Views", "WidgetIntents"]),
    tests(of: "System", and: ["CKit"]),
    tests(of: "WidgetIntents", and: ["System"]),
    tests(of: "Layout"),
    tests(of: "Store", and: ["scribe"]),
    tests(of: "Boards", and: ["Views"]),
    tests(of: "Home", and: ["HomeTesting", "Store"]),
    tests(of: "Weather", and: ["Cells", "Layout"]),
    tests(of: "Gallery", and: ["Cells", "Home", "Ink", "Layout", "Terminal", "Wire"]),
    tests(of: "Desk", and: ["CKit", "PictureTesting", "Supplies"]),
    .testTarget(
      name: "TutorialTests", dependencies: ["Almanac", "Timelines", "Views", "WidgetIntents"],
      // Tutorials describe their types with `static var`, which Swift 6 mode rejects.
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // What the built programs do, each in a process of its own.
    testsOfAll(
      "ReleaseTests",
      and: ["CKit", "controls", "hostile", "pager", "scribe", "widgetty", "widgetty-fetch"]),
    // What several rooms do together, without the program around them.
    testsOfAll("ProgramTests", and: ["HomeTesting", "widgetty-fetch"]),
  ],
  swiftLanguageModes: [.v6], cLanguageStandard: .c2x
)
