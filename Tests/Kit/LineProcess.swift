import Foundation
import Glibc

/// A program built beside the tests, which exchanges lines with them.
package final class LineProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var rest = Data()

  /// Starts a program; `starter` is a command line that runs the one after it.
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

  /// Waits for the next line; nil at the end.
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

  /// Sends an empty line and waits for the answer; nil at the end, also if that came before.
  package func ask() throws -> String? {
    try withoutPipeSignal { try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8)) }
    return line()
  }

  package func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
  }

  package func wait() {
    process.waitUntilExit()
  }
}

/// Keeps the signal of a pipe that nobody reads from ending the tests: the write fails instead.
private func withoutPipeSignal(_ write: () throws -> Void) rethrows {
  var (pipe, before) = (sigset_t(), sigset_t())
  sigemptyset(&pipe)
  sigaddset(&pipe, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &pipe, &before)
  defer {
    var none = timespec()
    sigtimedwait(&pipe, nil, &none)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
  try write()
}
