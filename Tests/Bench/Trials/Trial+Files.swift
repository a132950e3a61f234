import System
import Foundation
import Kit

extension Trial {
  static let files = [
    Trial("looks", .settingsFile) { size, folder in
      try settings("state/looks", text(of: "mode accented\n", size: size), in: folder)
    },
    Trial("units", .settingsFile) { size, folder in
      try settings("config/units", text(of: "celsius\n", size: size), in: folder)
    },
    Trial("units.wrong", .settingsFile) { size, folder in
      try settings("config/units", text(of: "x\n", size: size), in: folder)
    },
    Trial("weather.settings", .settingsFile) { size, folder in
      try settings("config/weather", text(of: "key a\n", size: size), in: folder)
    },
    Trial("config", .settingsFile) { size, folder in
      try settings("config/config.toml", text(of: "# \"a\" = 1\n", size: size), in: folder)
    },
    Trial("config.text", .settingsFile) { size, folder in
      try settings(
        "config/config.toml", "place = '''\(text(of: "a\n", size: size - 15))'''\n", in: folder)
    },
    Trial("config.wrong", .settingsFile) { size, folder in
      try settings("config/config.toml", text(of: "a = x\n", size: size), in: folder)
    },
    Trial("config.keys", .tomlKeys) { size, folder in
      let lines = (0..<size).map { "look.a\($0) = 1\n" }
      return try settings("config/config.toml", lines.joined(), in: folder)
    },
    Trial("config.depth", .tomlDepth) { size, folder in
      let (start, end) = (text(of: "[", size: size), text(of: "]", size: size))
      return try settings("config/config.toml", "place = \(start)\(end)\n", in: folder)
    },
    // Each byte of a picture costs the same, and so does each pixel.
    Trial("picture", .picture, share: 16) { size, folder in
      let side = max(1, Int(Double(size).squareRoot()))
      return try picture(width: side, height: side, bits: 8, in: folder)
    },
    Trial("picture.pixels", .picturePixels, share: 4) { size, folder in
      let side = max(1, Int(Double(size).squareRoot()))
      return try picture(width: side, height: side, bits: 1, in: folder)
    },
    Trial("widgets", .settingsFile) { size, folder in
      let line = "# dday small title=\(text(of: "a", size: 85))\n"
      return try settings("config/widgets", text(of: line, size: size), in: folder)
    },
    Trial("widgets.wrong", .settingsFile) { size, folder in
      try settings(
        "config/widgets", text(of: "weather tiny size=\"\(text(of: "a", size: 80))\n", size: size),
        in: folder)
    },
    Trial("widgets.lines", .widgetsLines) { size, folder in
      try settings("config/widgets", String(repeating: "# weather\n", count: size), in: folder)
    },
    Trial("widgets.all", .widgets) { size, folder in
      try settings(
        "config/widgets", String(repeating: "weather small city=Chicgo\n", count: size),
        in: folder)
    },
    Trial("widgets.line", .widgetsLine) { size, folder in
      let start = "weather small city="
      return try settings(
        "config/widgets", start + text(of: "a", size: size - start.utf8.count), in: folder)
    },
    Trial("widgets.quotes", .widgetsLine) { size, folder in
      let start = "dday small title="
      return try settings(
        "config/widgets", start + text(of: "\"\"", size: size - start.utf8.count), in: folder)
    },
    // Each byte of a long file costs the same.
    Trial("steps.export", .stepsFile, share: 64) { size, folder in
      let record =
        "<Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"Phone\" unit=\"count\" "
        + "startDate=\"2026-11-20 08:00:00 +0900\" endDate=\"2026-11-20 08:05:00 +0900\" "
        + "value=\"12\"/>\n"
      return try steps("<HealthData>\(text(of: record, size: size))</HealthData>", in: folder)
    },
    Trial("steps.table", .stepsFile, share: 64) { size, folder in
      try steps(text(of: "2026-11-20,1\n", size: size), in: folder)
    },
    Trial("steps.tag", .stepsTag) { size, folder in
      try steps("<HealthData><a b=\"\(text(of: "c", size: size - 6))\"/></HealthData>", in: folder)
    },
    Trial("steps.line", .stepsLine) { size, folder in
      try steps("2026-11-20,1" + text(of: ",", size: size - 12), in: folder)
    },
  ]

  static func write(_ text: String, as path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Runs a command whose cost doesn't count.
  static func run(_ command: Command) throws {
    let process = Process()
    process.executableURL = URL(filePath: command.path)
    (process.arguments, process.environment) = (command.arguments, command.environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(command.arguments.prefix(2)) failed")
    }
  }

  /// Lists the widgets, for which all settings are read.
  private static func settings(
    _ name: String, _ text: String, in folder: TestFolder
  ) throws -> Command {
    try write(text, as: folder.file(name))
    return try widgetty(["widget", "list"], in: folder)
  }

  /// Prints the only widget, which counts steps.
  private static func steps(_ text: String, in folder: TestFolder) throws -> Command {
    try write(text, as: folder.file("steps"))
    try write("steps small file=\(folder.file("steps"))\n", as: folder.file("config/widgets"))
    return try widgetty(["read"], in: folder)
  }

  /// The reading of a grey picture.
  private static func picture(
    width: Int, height: Int, bits: UInt8, in folder: TestFolder
  ) throws -> Command {
    let row = Array(repeating: UInt8(0x5A), count: (width * Int(bits) + 7) / 8)
    let png = StoredPNG(width: width, height: height, bits: bits) { _ in row }
    try folder.write(Data(png.bytes), as: "picture.png")
    return Command(try Stage.programPath() + "-fetch", ["picture", folder.file("picture.png")])
  }
}
