import Foundation
import Glibc

/// The resources that a process has used so far.
package struct Footprint: Hashable, Sendable {
  /// The number of times its threads went to sleep voluntarily.
  package let voluntarySwitches: Int
  /// The same of its first thread alone, which lives as long as the process.
  package let wakeUps: Int
  package let threads: Int
  /// The number of open files, sockets and the like.
  package let descriptors: Int
  /// Its proportional share of memory, in kilobytes.
  package let proportionalSize: Int
  /// The part of that which isn't pages of files: it doesn't depend on who else has mapped them.
  package let anonymousSize: Int
  /// Its resident memory including shared pages, in kilobytes.
  package let residentSize: Int
  package let processorTime: Duration
  /// Whether all of its threads are waiting.
  package let isAsleep: Bool

  package init(of process: Int32) throws {
    let folder = "/proc/\(process)"
    let tasks = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")
    threads = tasks.count
    voluntarySwitches = tasks.reduce(0) { sum, task in
      // A thread may end meanwhile.
      sum
        + ((try? Self.number("voluntary_ctxt_switches:", in: "\(folder)/task/\(task)/status")) ?? 0)
    }
    wakeUps = try Self.number("voluntary_ctxt_switches:", in: "\(folder)/status")
    descriptors = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd").count
    isAsleep = tasks.allSatisfy { task in
      (try? Self.word("State:", in: "\(folder)/task/\(task)/status")) == "S"
    }
    proportionalSize = try Self.number("Pss:", in: "\(folder)/smaps_rollup")
    anonymousSize = try Self.number("Pss_Anon:", in: "\(folder)/smaps_rollup")
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

  /// The processor time, from the 12th and 13th fields after the bracketed name: user and system
  /// time.
  private static func processorTime(in path: String) throws -> Duration {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    let ticks = fields.dropFirst(12).prefix(2).compactMap { Int($0) }.reduce(0, +)
    return .seconds(1) * ticks / max(1, sysconf(Int32(_SC_CLK_TCK)))
  }
}
