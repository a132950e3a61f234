import Cells
import FoundationEssentials

extension Stage {
  static let program = Stage(
    name: "program",
    summary: "the built program from exec to its first frame, and a C program that sends the same"
  ) {
    let program = [
      try programPath(), "--at", "2026-11-21T09:41:00+09:00", "--reduce-motion", "--color", "24bit",
    ]
    let frame = try firstFrame(of: program)
    let floor = try Floor(sending: frame)
    let pairs = try (0..<25).map { _ in
      (
        ours: try time(of: program, until: frame.count),
        floors: try time(of: floor.arguments, until: frame.count)
      )
    }
    let ratios = Timing(repetitions: pairs.map { $0.ours / $0.floors })
    return [
      Figure("program.ready", Timing(repetitions: pairs.map(\.ours)), in: .milliseconds),
      Figure("program.floor", Timing(repetitions: pairs.map(\.floors)), in: .milliseconds),
      Figure("program.ratio", ratios, in: .ratio, limit: 3),
      Figure("program.frame", Double(frame.count), .bytes),
    ]
  }

  private static let size = Size(width: 120, height: 40)

  /// The program beside this one.
  static func programPath() throws -> String {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let path = "\(folder)/widgetty".hasPrefix("/") ? "\(folder)/widgetty" : "./\(folder)/widgetty"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure("there is no \(path)")
    }
    return URL(filePath: path).absoluteURL.path
  }

  /// The output before the program's queries, which follow the first frame.
  private static func firstFrame(of program: [String]) throws -> [UInt8] {
    let question = Array("\u{1B}[?1004h".utf8)
    let launch = try Launch(program, size: size)
    let bytes = try launch.bytes { $0.firstRange(of: question) != nil }
    return Array(bytes[..<(bytes.firstRange(of: question)?.lowerBound ?? bytes.endIndex)])
  }

  private static func time(of program: [String], until count: Int) throws -> Double {
    let launch = try Launch(program, size: size)
    _ = try launch.bytes { $0.count >= count }
    return launch.age.nanoseconds
  }
}
