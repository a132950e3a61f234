import Foundation
import Glibc

/// What a running process has used up until now.
package struct Footprint: Hashable, Sendable {
  /// How often its threads went to sleep by themselves.
  package let voluntarySwitches: Int
  package let threads: Int
  /// Its share of the memory, in kilobytes.
  package let proportionalSize: Int
  /// What of it is in memory now, in kilobytes, whoever shares it.
  package let residentSize: Int
  package let processorTime: Duration
  /// Whether all of its threads wait for something.
  package let isAsleep: Bool

  init(of process: pid_t) throws {
    let folder = "/proc/\(process)"
    let tasks = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")
    threads = tasks.count
    voluntarySwitches = try tasks.reduce(0) { sum, task in
      try sum + Self.number("voluntary_ctxt_switches:", in: "\(folder)/task/\(task)/status")
    }
    isAsleep = try tasks.allSatisfy { task in
      try Self.word("State:", in: "\(folder)/task/\(task)/status") == "S"
    }
    proportionalSize = try Self.number("Pss:", in: "\(folder)/smaps_rollup")
    residentSize = try Self.number("Rss:", in: "\(folder)/smaps_rollup")
    processorTime = try Self.processorTime(in: "\(folder)/stat")
  }

  private static func number(_ name: String, in path: String) throws -> Int {
    Int(try word(name, in: path)) ?? 0
  }

  private static func word(_ name: String, in path: String) throws -> String {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let words = lines.first { $0.hasPrefix(name) }?.split { " \t".contains($0) } ?? []
    return words.dropFirst().first.map(String.init) ?? ""
  }

  /// The fields behind the name, which stands in brackets: user's time is the 12th, system's the
  /// 13th.
  private static func processorTime(in path: String) throws -> Duration {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    let ticks = fields.dropFirst(12).prefix(2).compactMap { Int($0) }.reduce(0, +)
    return .seconds(1) * ticks / max(1, sysconf(Int32(_SC_CLK_TCK)))
  }
}
