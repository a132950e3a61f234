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
    guard let words = try words(counting: command, in: log) else {
      let before = Self.childrenTime
      try run(["/usr/bin/env", command.path] + command.arguments, command.environment)
      return (Self.childrenTime - before) / .milliseconds(1)
    }
    try run(words, command.environment)
    return try count(in: log)
  }

  /// The words that run a program and count its instructions in a log; nil if only time can be told.
  private func words(counting command: Command, in log: String) throws -> [String]? {
    switch self {
    case .perf:
      return [
        "/usr/bin/perf", "stat", "-x,", "-e", "instructions:u", "-o", log, "--", command.path,
      ]
        + command.arguments
    case .valgrind:
      // Valgrind can't read the debug information of new compilers.
      return [
        "/usr/bin/valgrind", "--tool=cachegrind", "--cache-sim=no",
        "--cachegrind-out-file=/dev/null", "--log-file=\(log)",
        try BarePrograms.shared.path(of: command.path),
      ] + command.arguments
    case .time: return nil
    }
  }

  /// The instructions that a log tells of, in millions.
  private func count(in log: String) throws -> Double {
    self == .perf
      ? try number(in: log, between: "", ",") : try number(in: log, between: "refs:", "\n")
  }

  private func run(_ words: [String], _ environment: [String: String]) throws {
    guard FileManager.default.isExecutableFile(atPath: words[0]) else {
      throw Failure("there is no \(words[0])")
    }
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = environment
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
