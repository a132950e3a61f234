import Foundation
import Glibc
import Kit

/// A way to tell how many instructions a program takes.
enum InstructionCount: Sendable {
  /// By the processor's own counter.
  case perf
  /// By valgrind, which is some 30 times as slow.
  case valgrind
  /// Not at all: a million instructions stand for a millisecond of processor time, which is less
  /// than any machine takes for them.
  case time

  /// The best way that this machine has.
  static func best() throws -> InstructionCount {
    let probe = Command("/bin/true")
    for way in [InstructionCount.perf, .valgrind] where (try? way.cost(of: probe)) != nil {
      return way
    }
    return .time
  }

  var unit: Unit { self == .time ? .milliseconds : .instructions }

  /// The cost of a program's run in its unit, whether it succeeds or not.
  func cost(of command: Command) throws -> Double {
    let folder = try TestFolder()
    let log = folder.file("log")
    switch self {
    case .perf:
      try run(
        "/usr/bin/perf", ["stat", "-x,", "-e", "instructions:u", "-o", log, "--"], command)
      return try number(in: log, between: "", ",")
    case .valgrind:
      // Valgrind can't read the debug information of new compilers.
      var bare = command
      bare.path = try BarePrograms.shared.path(of: command.path)
      try run(
        "/usr/bin/valgrind",
        [
          "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
          "--log-file=\(log)",
        ], bare)
      return try number(in: log, between: "refs:", "\n")
    case .time:
      let before = Self.childrenTime
      try run("/usr/bin/env", [], command)
      return (Self.childrenTime - before) / .milliseconds(1)
    }
  }

  private func run(_ tool: String, _ words: [String], _ command: Command) throws {
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw Failure("there is no \(tool)")
    }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = words + [command.path] + command.arguments
    process.environment = command.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  /// The first number in a log that stands between two texts, in millions.
  private func number(in log: String, between start: String, _ end: Character) throws -> Double {
    let text = try String(contentsOfFile: log, encoding: .utf8)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard start.isEmpty || line.contains(start) else { continue }
      let rest = line[(line.range(of: start)?.upperBound ?? line.startIndex)...]
      let digits = rest.prefix { $0 != end }.filter(\.isNumber)
      if let number = Double(digits) { return number / 1e6 }
    }
    throw Failure("the instructions aren't counted")
  }

  private static var childrenTime: Duration {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func duration(_ time: timeval) -> Duration {
      .seconds(time.tv_sec) + .microseconds(time.tv_usec)
    }
    return duration(usage.ru_utime) + duration(usage.ru_stime)
  }
}
