import Glibc

/// An open file of the process by number. Neither opens nor closes it.
struct Descriptor: Sendable {
  let number: Int32

  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  /// The source of keys: standard input, or the output's terminal if the input isn't one.
  static var keyboard: Descriptor {
    let input = Descriptor(number: STDIN_FILENO)
    return input.isTerminal ? input : .standardOutput
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes the whole text, in as many steps as necessary.
  func write(_ text: String) throws(WriteError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        try recover(from: errno)
      }
    }
  }

  private func recover(from code: Int32) throws(WriteError) {
    switch code {
    case EINTR: return
    case EAGAIN: waitUntilWritable()
    default: throw WriteError(code: code)
    }
  }

  /// Another process may have made a shared pipe non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
