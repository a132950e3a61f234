import CSystem
import Glibc

/// A program run briefly as a child process for its output.
///
///     let fetch = ChildProgram(at: path, environment: [:], patience: .seconds(9), limit: 1 << 20)
///     let bytes = try fetch.output(of: ["source=open-meteo"], by: { clocks.instant })
///
/// The child gets only its arguments, environment and input: no other descriptors, no terminal, no blocked
/// signals. Of it and all that it starts, nothing is left when `output` returns or this process ends,
/// however that ends.
package struct ChildProgram: Hashable, Sendable {
  package let path: String
  private let environment: [String: String]
  /// The time limit.
  private let patience: Duration
  /// The limit for the output in bytes.
  private let limit: Int

  package init(at path: String, environment: [String: String], patience: Duration, limit: Int) {
    (self.path, self.environment) = (path, environment)
    (self.patience, self.limit) = (patience, limit)
  }

  /// Runs the program and returns its output; `instant` is a monotonic clock. What it is to read on
  /// standard input, unlike its arguments, is shown to nobody else.
  package func output(
    of arguments: [String], reading input: [UInt8] = [], by instant: () -> Duration
  ) throws(ChildFault) -> [UInt8] {
    let end = instant() + patience
    var program = linux_program()
    let file = input.isEmpty ? -1 : linux_memory_file(input, input.count)
    guard file >= 0 || input.isEmpty else { throw .notStarted(code: errno) }
    defer { if file >= 0 { close(file) } }
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        linux_program_start(path, arguments, environment, file, &program)
      }
    }
    guard code == 0 else { throw .notStarted(code: code) }
    defer { linux_program_end(&program) }
    guard isReady(program.report, within: max(.zero, end - instant())) else { throw .overdue }
    let error = linux_program_error(&program)
    guard error == 0 else { throw .notStarted(code: error) }
    return try bytes(from: program.output) { max(.zero, end - instant()) }
  }

  private func bytes(
    from output: Int32, within rest: () -> Duration
  ) throws(ChildFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      guard isReady(output, within: rest()) else { throw .overdue }
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
        count = max(0, read(output, buffer.baseAddress, buffer.count))
      }
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw .tooMuch
  }

  private func isReady(_ output: Int32, within rest: Duration) -> Bool {
    var isReady = false
    let nanoseconds = Int64(
      clamping: Int(bounded: min((rest / .nanoseconds(1)).rounded(.up), 1e18)))
    withUnsafePointer(to: output) { linux_wait($0, &isReady, 1, -1, nanoseconds) }
    return isReady
  }
}

/// Calls the body with the texts as C strings, which are valid only during the call.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}

/// Why a child program brought no output.
package enum ChildFault: Error, Hashable, Sendable {
  /// The program couldn't be started; the code is the system's.
  case notStarted(code: Int32)
  /// The program missed its deadline.
  case overdue
  /// The program printed more than its limit.
  case tooMuch
}

/// The words with which this program was started, without its name.
///
/// Swift's own list is read from `/proc`: without that, the program would be killed, and without a
/// descriptor for it, the list would be empty.
package enum OwnArguments {
  package static var words: [String] {
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = Int(linux_own_words(&words))
    return (1..<max(1, count)).compactMap { words?[$0].map { String(cString: $0) } }
  }
}

/// The variables with which this program was started.
///
/// Foundation would copy all of them before it takes them apart, at a tenth of what help costs.
package enum OwnEnvironment {
  package static var variables: [String: String] { variables(in: linux_own_variables()) }

  /// The variables of a list of `name=value` that ends with nothing.
  static func variables(
    in list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String: String] {
    var variables: [String: String] = [:]
    var place = list
    while let entry = place?.pointee {
      place = place?.successor()
      guard let sign = strchr(entry, Int32(UInt8(ascii: "="))) else { continue }
      variables[text(entry, sign - entry)] = text(sign + 1, strlen(sign + 1))
    }
    return variables
  }

  private static func text(_ start: UnsafeMutablePointer<CChar>, _ length: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
