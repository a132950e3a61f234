import CKit
import Glibc

/// A program without a terminal, which is ended with this value.
package final class StartedProgram {
  private let process: pid_t
  private let output: Int32
  private var ending: Ending?

  /// Starts a program.
  package init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let pipe = try Pipe()
    process = withWords(arguments, environment) { kit_start($0, $1, pipe.input) }
    output = pipe.output
    close(pipe.input)
    guard process > 0 else { throw StartFailure(code: -process) }
  }

  /// Starts a program and stops it behind its n-th system call, or the n-th with one number. Fails if
  /// it ends before.
  package init?(
    _ arguments: [String], environment: [String: String] = [:], stoppedBehind count: Int,
    ofCall call: SystemCall = .any
  ) throws {
    let pipe = try Pipe()
    var (count, status) = (count, Int32(0))
    process = withWords(arguments, environment) { arguments, environment in
      kit_start_until(arguments, environment, pipe.input, call.number, &count, &status)
    }
    output = pipe.output
    close(pipe.input)
    guard process >= 0 else { throw StartFailure(code: -process) }
    guard process > 0 else { return nil }
  }

  deinit {
    if ending == nil, process > 0 {
      Glibc.kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(output)
  }

  /// The number of system calls that a program makes.
  package static func countCalls(
    of arguments: [String], environment: [String: String] = [:]
  ) throws -> Int {
    let pipe = try Pipe()
    defer {
      close(pipe.input)
      close(pipe.output)
    }
    var (count, status) = (Int.max, Int32(0))
    let process = withWords(arguments, environment) { arguments, environment in
      kit_start_until(
        arguments, environment, pipe.input, SystemCall.any.number, &count, &status)
    }
    guard process == 0 else { throw StartFailure(code: -process) }
    return count
  }

  package func signal(_ signal: Int32) { kill(process, signal) }

  /// Waits for the end; throws if the program hangs.
  package func waitForEnd(within patience: Duration = .seconds(60)) throws -> Ending {
    if let ending { return ending }
    let notice = kit_end_notice(process)
    defer { close(notice) }
    var request = pollfd(fd: notice, events: Int16(POLLIN), revents: 0)
    var status: Int32 = 0
    guard poll(&request, 1, Int32(patience.components.seconds * 1000)) > 0,
      waitpid(process, &status, 0) == process
    else { throw StartFailure(code: ETIMEDOUT) }
    let ending = Ending(status: status)
    self.ending = ending
    return ending
  }

  /// Everything printed until the end.
  package func text() throws -> String {
    _ = try waitForEnd()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(output, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Why a program couldn't be started or didn't end, as an error of the system.
package struct StartFailure: Error, CustomStringConvertible {
  let code: Int32

  package var description: String { String(cString: strerror(code)) }
}

private struct Pipe {
  let output: Int32
  let input: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw StartFailure(code: errno) }
    (output, input) = (ends[0], ends[1])
    // Other programs that start at the same time must not keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

private typealias Words = [UnsafeMutablePointer<CChar>?]

private func withWords<Result>(
  _ arguments: [String], _ environment: [String: String], _ body: (Words, Words) -> Result
) -> Result {
  let words = arguments.map { strdup($0) }
  let variables = Command.plainEnvironment.merging(environment) { $1 }
    .map { strdup("\($0.key)=\($0.value)") }
  defer { (words + variables).forEach { free($0) } }
  return body(words + [nil], variables + [nil])
}
