import Foundation
import Glibc

/// A process that writes into a store and can be killed at any moment.
final class ScribeProcess {
  private let process = Process()
  private let output = Pipe()
  private var rest = Data()

  init(
    in folder: String, named name: String, _ numbers: ClosedRange<Int>, by starter: [String] = []
  ) throws {
    // It is built beside the tests.
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "scribe").path
    let words =
      starter + [program, folder, name, "\(numbers.lowerBound)", "\(numbers.upperBound)"]
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardOutput = output
    try process.run()
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
