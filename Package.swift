// swift-tools-version: 6.2

import PackageDescription

/// Whether SwiftPM has fetched this package for another one. Nothing that the other's products reach
/// may have unsafe flags then, and nobody runs the tests.
let isFetched = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

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

func room(
  _ name: String, knows rooms: [Target.Dependency] = [], linked options: [String] = []
) -> Target {
  let linked = options.flatMap { ["-Xlinker", $0] }
  return .target(
    name: name, dependencies: rooms, exclude: ["README.md"], swiftSettings: walls,
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

func tests(of name: String, knowing rooms: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "Kit"] + rooms,
    swiftSettings: walls)
}

/// A program whose system calls and allocations can be made to fail.
func faulty(
  _ name: String, in path: String, linked: [LinkerSetting] = [], knows rooms: [Target.Dependency]
) -> Target {
  let wrapped = [
    "read", "pread", "pread64", "write", "pwrite", "pwrite64", "fsync", "fdatasync", "ftruncate",
    "ftruncate64", "rename", "renameat2", "unlink", "open", "open64", "_Fork", "pipe2",
    "memfd_create", "malloc", "calloc", "realloc", "painter_open", "painter_set_pair",
    "painter_resize", "painter_reset_pairs", "painter_put", "painter_update",
  ]
  return .executableTarget(
    name: name, dependencies: rooms + ["CFaults"], path: path, swiftSettings: walls,
    linkerSettings: linked + [.unsafeFlags(wrapped.flatMap { ["-Xlinker", "--wrap=\($0)"] })])
}

/// It only links with `-sanitize=fuzzer`, so it is there only when asked for.
let fuzzer: [Target] =
  Context.environment["FUZZING"] == nil
  ? []
  : [
    .executableTarget(
      name: "fuzzer", dependencies: ["Prey"], path: "Tests/Fuzzer", swiftSettings: walls)
  ]

let package = Package(
  name: "widgetty",
  products: [
    .executable(name: "widgetty", targets: ["widgetty"]),
    .executable(name: "widgetty-fetch", targets: ["widgetty-fetch"]),
    // What a widget is written in, for packages of others.
    .library(name: "Widgets", targets: ["WidgetIntents", "Timelines", "Views"]),
  ],
  targets: [
    shim("CAssets"),
    shim("CCrypto", linking: ["crypto"]),
    shim("CCurl", linking: ["curl"]),
    shim("CExpat", linking: ["expat"]),
    shim("CFiles"),
    shim("CLinux"),
    shim("CNcurses", linking: ["ncursesw", "tinfo"]),
    shim("CPictures", linking: ["png", "jpeg"]),
    shim("CSQLite", linking: ["sqlite3", "m"]),
    shim("CThreadSlot"),

    workshop("Bounds"),
    workshop("Texts"),
    workshop("Cells"),
    workshop("Ink", knows: ["Assets", "Cells", "Threading"]),
    room("Keys", knows: ["Texts", "Cells", "Threading"]),
    workshop("Almanac", knows: ["Texts", "Bounds", "Files", "Printing"]),
    room("Files", knows: ["Bounds", "CFiles"]),
    room("Printing"),
    room("TOML", knows: ["Bounds"]),
    room("Threading"),
    room("Children", knows: ["CLinux"]),
    workshop("Assets", knows: ["Texts", "CAssets"]),
    workshop("WidgetIntents"),
    workshop("Views", knows: ["Texts", "WidgetIntents", "CThreadSlot", "Threading"]),
    room("Pages", knows: ["Bounds", "Keys", "Views", "WidgetIntents", "Cells", "Almanac"]),
    workshop("Timelines", knows: ["Texts", "Printing", "Views", "WidgetIntents", "Almanac"]),
    workshop("Layout", knows: ["Views", "WidgetIntents", "Cells", "Ink", "Almanac"]),
    workshop(
      "Cast", knows: ["Texts", "Threading", "Timelines", "Views", "WidgetIntents", "Almanac"]),
    workshop(
      "Home",
      knows: [
        "Texts", "Boards", "Cast", "Pages", "Timelines", "Layout", "Views", "Ink", "Keys",
        "WidgetIntents",
        "Cells", "Almanac",
      ]),
    room("Store", knows: ["Bounds", "CFiles", "CSQLite", "Files", "Threading"]),
    room(
      "Reminders", knows: ["Bounds", "Almanac", "Files", "Printing", "Store", "Threading"]),
    room("Timers", knows: ["Bounds", "Store"]),
    room("Caffeine", knows: ["Almanac", "Assets", "Bounds", "Store"]),
    room(
      "DDays",
      knows: ["Assets", "Bounds", "Almanac", "Files", "HTTP", "Printing", "Store", "Threading"]),
    room(
      "Weather", knows: ["Texts", "Bounds", "Almanac", "Assets", "Files", "Printing", "Threading"]),
    room("Steps", knows: ["Bounds", "Almanac", "CExpat", "Files", "Printing", "Threading"]),
    room("HTTP", knows: ["Almanac"]),
    room("Stations", knows: ["Almanac", "HTTP", "Weather"]),
    room(
      "Fetching",
      knows: ["Bounds", "Almanac", "CCrypto", "CCurl", "Files", "HTTP", "Stations", "Weather"]),
    room(
      "Gallery",
      knows: [
        "Texts", "Bounds", "Pages", "Views", "WidgetIntents", "Timelines", "Weather", "Steps",
        "Reminders",
        "Caffeine", "DDays", "Files", "Store", "Almanac", "Keys", "Printing", "Threading", "Timers",
      ]),
    room(
      "Boards", knows: ["Almanac", "Bounds", "WidgetIntents", "Store", "Timelines"]),
    // Libraries call its table of widths in place of the system's.
    room(
      "Terminal", knows: ["Assets", "Bounds", "Cells", "CNcurses", "Files", "Printing"],
      linked: ["--export-dynamic-symbol=wcwidth"]),
    room(
      "Desk",
      knows: [
        "Texts", "Almanac", "Assets", "Boards", "Bounds", "Cast", "Cells", "CFiles", "Children",
        "CLinux",
        "Files", "Home", "Keys", "WidgetIntents", "Layout", "Pages", "Printing", "Store",
        "TOML", "Terminal", "Threading", "Timelines", "Views",
      ]),
    room("Errands", knows: ["Children", "Desk", "HTTP"]),
    room("Pictures", knows: ["Cells"]),
    room("Decoding", knows: ["Bounds", "CPictures", "Cells", "Files", "Pictures"]),
    room(
      "PictureSupply",
      knows: [
        "Texts", "Cells", "Desk", "Errands", "Files", "HTTP", "Home", "Pictures", "Timelines",
      ]),
    // The settings and dependencies of weather widgets.
    room(
      "WeatherSupply",
      knows: [
        "Almanac", "Desk", "Errands", "HTTP", "Printing", "WidgetIntents", "Weather",
      ]),
    room("TimerSupply", knows: ["Desk", "Home", "Store", "Timers"]),
    room(
      "AnnouncementSupply",
      knows: [
        "Almanac", "DDays", "Desk", "Gallery", "Home", "Printing", "Reminders", "Weather",
        "WidgetIntents",
      ]),
    room("CalendarSupply", knows: ["DDays", "Desk", "Errands", "HTTP", "WidgetIntents"]),
    room(
      "Commands",
      knows: [
        "Texts", "Almanac", "Bounds", "Caffeine", "Cells", "DDays", "Desk", "Files",
        "WidgetIntents",
        "Printing", "Reminders", "Steps", "Store", "Terminal", "Timers", "Weather",
      ]),
    .executableTarget(
      name: "widgetty",
      dependencies: [
        "Texts", "Almanac", "AnnouncementSupply", "Boards", "CalendarSupply", "Children",
        "Commands", "Desk",
        "Gallery", "Pages", "PictureSupply", "TimerSupply", "Timelines", "WeatherSupply",
      ],
      swiftSettings: walls,
      linkerSettings: [alone]),
    // A separate program, because a statically linked one can't load libraries to look up hosts.
    .executableTarget(
      name: "widgetty-fetch",
      dependencies: [
        "Bounds", "Children", "Decoding", "Fetching", "Files", "HTTP", "Pictures", "Printing",
        "Weather",
      ],
      swiftSettings: walls),

    .target(
      name: "CKit", path: "Tests/CKit", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "Kit", dependencies: ["Cells", "CKit", "Threading"], path: "Tests/Kit",
      swiftSettings: walls),
    .target(
      name: "HomeTesting",
      dependencies: ["Almanac", "Boards", "Cells", "Home", "Pages", "Store", "Timelines"],
      path: "Tests/HomeTesting",
      swiftSettings: walls),
    .target(
      name: "PictureTesting", dependencies: ["Cells"], path: "Tests/PictureTesting",
      swiftSettings: walls),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Texts", "Almanac", "Assets", "Boards", "Bounds", "CKit", "Cast", "Cells", "DDays", "Desk",
        "Gallery",
        "Home", "HomeTesting", "Ink", "WidgetIntents", "Kit", "HTTP", "Layout", "Stations", "Store",
        "Terminal", "Threading", "Timelines", "Views", "Weather",
      ],
      path: "Tests/Bench", exclude: ["Boards", "Peers"],
      swiftSettings: walls,
      linkerSettings: [alone]),
    .executableTarget(
      name: "soak", dependencies: ["Cells", "Kit", "Threading"], path: "Tests/Soak",
      swiftSettings: walls,
      linkerSettings: [alone]),
    .target(
      name: "CFaults", path: "Tests/CFaults", cSettings: [.treatAllWarnings(as: .error)]),
    // They know what the programs know.
    faulty(
      "faulty", in: "Tests/Faulty", linked: [alone],
      knows: [
        "Texts", "Almanac", "AnnouncementSupply", "CalendarSupply", "Children", "Commands", "Desk",
        "Gallery",
        "Pages", "PictureSupply", "TimerSupply", "Timelines", "WeatherSupply",
      ]),
    faulty(
      "faulty-fetch", in: "Tests/FaultyFetch",
      knows: [
        "Bounds", "Children", "Decoding", "Fetching", "Files", "HTTP", "Pictures", "Printing",
        "Weather",
      ]),
    .executableTarget(
      name: "hostile", dependencies: ["Boards", "Desk", "Timelines", "Views"],
      path: "Tests/Hostile",
      swiftSettings: walls),
    .executableTarget(
      name: "scribe", dependencies: ["Store"], path: "Tests/Scribe", swiftSettings: walls),
    .executableTarget(
      name: "pager",
      dependencies: [
        "Almanac", "Cells", "DDays", "Gallery", "Keys", "Pages", "Store", "Timelines",
        "WidgetIntents",
      ],
      path: "Tests/Pager", swiftSettings: walls),
    .executableTarget(
      name: "controls",
      dependencies: ["Boards", "Desk", "Threading", "WidgetIntents", "Timelines", "Views"],
      path: "Tests/Controls", swiftSettings: walls),
    .target(
      name: "Prey",
      dependencies: [
        "Texts", "Almanac", "Assets", "Cells", "DDays", "HTTP", "Ink", "Keys", "Layout",
        "Reminders",
        "Stations", "Steps", "TOML", "Terminal", "Views", "Weather",
      ],
      path: "Tests/Prey", swiftSettings: walls),
    tests(of: "Prey"),
    .testTarget(name: "KitTests", dependencies: ["Kit", "Cells"], swiftSettings: walls),
    tests(of: "Bounds"),
    tests(of: "Texts", knowing: ["Assets"]),
    tests(of: "Cells"),
    tests(of: "Ink", knowing: ["Assets", "Cells"]),
    tests(of: "Keys", knowing: ["Texts", "Cells", "Assets"]),
    tests(of: "Files"),
    tests(of: "Printing"),
    tests(of: "TOML", knowing: ["Bounds"]),
    tests(of: "Threading"),
    tests(of: "Children", knowing: ["CKit", "Threading"]),
    tests(of: "Almanac", knowing: ["Texts", "Assets"]),
    tests(of: "Assets", knowing: ["Texts"]),
    tests(of: "Views", knowing: ["Texts", "WidgetIntents"]),
    tests(of: "WidgetIntents", knowing: ["Threading"]),
    tests(of: "Pages", knowing: ["Keys", "Views", "WidgetIntents", "Cells", "Almanac"]),
    tests(of: "Timelines", knowing: ["Views", "WidgetIntents", "Almanac"]),
    .testTarget(
      name: "TutorialTests",
      dependencies: ["Almanac", "WidgetIntents", "Timelines", "Views"],
      // Tutorials describe their types with `static var`, which Swift 6 mode rejects.
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    tests(of: "Cast", knowing: ["Threading", "Timelines", "Views", "WidgetIntents", "Almanac"]),
    tests(
      of: "Layout",
      knowing: ["Texts", "Views", "WidgetIntents", "Cells", "Almanac", "Assets"]),
    tests(
      of: "Home",
      knowing: [
        "Texts", "Boards", "Cast", "HomeTesting", "Keys", "Pages", "Timelines", "Layout", "Views",
        "WidgetIntents", "Cells", "Almanac", "Store", "Assets", "Threading",
      ]),
    tests(
      of: "Gallery",
      knowing: [
        "Texts", "Pages", "Views", "WidgetIntents", "Timelines", "Weather", "Steps", "Reminders",
        "Caffeine",
        "DDays", "HTTP", "Keys", "Store", "Layout", "Cast", "Home", "Ink", "Terminal", "Threading",
        "Timers",
        "Cells", "Almanac", "Assets",
      ]),
    tests(of: "Store", knowing: ["scribe"]),
    tests(
      of: "Boards",
      knowing: ["Bounds", "Almanac", "WidgetIntents", "Store", "Threading", "Timelines", "Views"]),
    tests(of: "Reminders", knowing: ["Bounds", "Almanac", "Files", "Store"]),
    tests(of: "Timers", knowing: ["Bounds", "Store"]),
    tests(of: "Caffeine", knowing: ["Texts", "Almanac", "Assets", "Store"]),
    tests(of: "DDays", knowing: ["Almanac", "Assets", "Bounds", "HTTP", "Store", "Threading"]),
    tests(of: "Weather", knowing: ["Texts", "Almanac", "Bounds", "Assets", "Layout", "Threading"]),
    tests(of: "Decoding", knowing: ["Cells", "Pictures"]),
    tests(of: "Pictures", knowing: ["Cells"]),
    tests(of: "Steps", knowing: ["Almanac", "Bounds"]),
    tests(of: "HTTP"),
    tests(of: "Stations", knowing: ["Almanac", "HTTP", "Weather"]),
    tests(of: "Fetching", knowing: ["Almanac", "Bounds", "HTTP", "Stations", "Weather"]),
    tests(of: "Terminal", knowing: ["Assets", "Bounds", "Cells"]),
    tests(
      of: "Desk",
      knowing: [
        "Texts", "Almanac", "AnnouncementSupply", "Assets", "Boards", "Bounds", "CKit", "CLinux",
        "Cast",
        "Cells", "Files", "Home", "HomeTesting",
        "Keys", "Pages", "PictureTesting", "Printing", "Store", "TOML", "Terminal", "Threading",
        "Timelines", "Views", "WeatherSupply", "WidgetIntents",
      ]),
    // What the built programs do, each in a process of its own.
    .testTarget(
      name: "ReleaseTests",
      dependencies: [
        "Texts", "Almanac", "Assets", "Boards", "Cells", "CKit", "Commands", "Desk", "Home", "Keys",
        "Kit",
        "PictureTesting", "Printing", "Reminders", "Store", "Threading", "Weather", "controls",
        "hostile", "pager", "scribe", "widgetty", "widgetty-fetch",
      ],
      swiftSettings: walls),
    // What several rooms do together, without the program around them.
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Texts", "Almanac", "AnnouncementSupply", "Assets", "Boards", "Caffeine", "CalendarSupply",
        "Cast",
        "Cells", "Commands",
        "Bounds", "DDays", "Desk", "Errands", "Files", "Gallery", "HTTP", "Home", "HomeTesting",
        "Keys", "Kit",
        "Layout", "Pages", "PictureSupply", "PictureTesting", "Printing", "Reminders", "Steps",
        "Store", "Terminal", "Timelines", "Views", "Weather", "WeatherSupply", "WidgetIntents",
        "widgetty-fetch",
      ],
      swiftSettings: walls),
  ] + fuzzer,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
