// swift-tools-version: 6.2

import PackageDescription

// A package of somebody else that depends on a tag of this repository; `.make/stranger` builds it.
let package = Package(
  name: "tides",
  dependencies: [
    .package(url: Context.environment["WIDGETTY"] ?? "file:///widgetty", from: "1.0.0")
  ],
  targets: [
    .executableTarget(
      name: "tides", dependencies: [.product(name: "Widgets", package: "widgetty")])
  ])
