import CKit
import Cells
import FoundationEssentials
import Glibc
import Kit

/// A program started on its own terminal, and its output there.
final class Launch {
  private let outer: Int32
  private let process: pid_t
  private let start: ContinuousClock.Instant

  init(_ arguments: [String], size: Size, environment: [String] = []) throws {
    var path = [CChar](repeating: 0, count: 64)
    outer = kit_open_terminal(Int32(size.width), Int32(size.height), &path, path.count)
    guard outer >= 0 else { throw Failure("no terminal: \(errno)") }
    start = .now
    process = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(Self.environment + environment) { kit_spawn(path, 1, "/", arguments, $0) }
    }
    guard process > 0 else { throw Failure("\(arguments[0]) can't be run: \(-process)") }
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(outer)
  }

  /// The time since the start.
  var age: Duration { ContinuousClock.now - start }

  /// The processor time of the program's first thread.
  var processorTimeOfFirstThread: Duration {
    get throws {
      let path = "/proc/\(process)/task/\(process)/schedstat"
      let numbers = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
      return .nanoseconds(numbers.first.flatMap { Int($0) } ?? 0)
    }
  }

  /// The number of times that the program has gone to sleep.
  var sleeps: Int { get throws { try Footprint(of: process).voluntarySwitches } }

  /// The same of the thread that shows the screen.
  var wakeUps: Int { get throws { try Footprint(of: process).wakeUps } }

  /// Its proportional share of memory, in kilobytes.
  var proportionalSize: Int { get throws { try Footprint(of: process).proportionalSize } }

  /// Types at the terminal.
  func type(_ text: String) throws {
    let bytes = Array(text.utf8)
    guard write(outer, bytes, bytes.count) == bytes.count else { throw Failure("it takes no keys") }
  }

  /// Shows output, and answers what the program asks the terminal.
  func show(_ bytes: [UInt8], on emulator: inout Emulator) throws {
    emulator.feed(bytes)
    let replies = emulator.takeReplies()
    if !replies.isEmpty { try type(String(decoding: replies, as: UTF8.self)) }
  }

  /// The output once there is as much as requested.
  func bytes(until isEnough: ([UInt8]) -> Bool) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while !isEnough(bytes) { bytes += try nextBytes() }
    return bytes
  }

  /// The next output.
  func nextBytes() throws -> [UInt8] {
    guard let bytes = try bytes(within: Self.patience) else {
      throw Failure("it came to a halt too early")
    }
    return bytes
  }

  /// The next output; nil if there is none within so many milliseconds.
  func bytes(within patience: Int32) throws -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var request = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, patience) > 0 else { return nil }
    let count = read(outer, &buffer, buffer.count)
    guard count > 0 else { throw Failure("it ended too early") }
    // A copy of a slice that nobody read was freed before it was filled: a fault of the optimizer.
    buffer.removeLast(buffer.count - count)
    return buffer
  }

  private static let patience: Int32 = 20_000
  private static let environment = [
    "TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8", "TZ=Asia/Seoul", "HOME=/",
    "PATH=/usr/bin:/bin",
  ]

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
