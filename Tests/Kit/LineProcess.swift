import Foundation
import Glibc

/// A program that was built beside the tests, which tells lines and is told some.
package final class LineProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var rest = Data()

  /// The starter is a command line that runs the one behind it.
  package init(_ program: String, _ arguments: [String], by starter: [String] = []) throws {
    let words = starter + [Self.path(of: program)] + arguments
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  package static func path(of program: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: program).path
  }

  /// Waits for the next line; nil when there is none to come.
  package func line() -> String? {
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

  /// Tells it an empty line, and waits for what it says to that.
  package func ask() throws -> String? {
    try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    return line()
  }

  package func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
  }

  package func wait() {
    process.waitUntilExit()
  }
}
