import Foundation
import Glibc

/// A process that works with a store and can be killed at any moment.
final class ScribeProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var rest = Data()

  /// One that writes.
  convenience init(
    in folder: String, named name: String, _ numbers: ClosedRange<Int>, by starter: [String] = []
  ) throws {
    try self.init(
      [folder, name, "\(numbers.lowerBound)", "\(numbers.upperBound)"], by: starter)
  }

  /// One that reads each time that it is asked.
  convenience init(reading folder: String, by starter: [String] = []) throws {
    try self.init([folder], by: starter)
  }

  private init(_ arguments: [String], by starter: [String]) throws {
    // It is built beside the tests.
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "scribe").path
    let words = starter + [program] + arguments
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// What it reads now.
  func ask() throws -> String? {
    try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    return line()
  }

  /// Waits for the next line; nil when there is none to come.
  func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }

  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
  }

  func wait() {
    process.waitUntilExit()
  }
}
