import Glibc

/// Standard output or standard error. The program prints nowhere else but on the dashboard's screen.
package struct Output: Sendable {
  package let descriptor: Int32

  package static let standard = Output(descriptor: STDOUT_FILENO)
  package static let errors = Output(descriptor: STDERR_FILENO)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes the whole text without adding a line break, in as many steps as necessary.
  package func write(_ text: PrintedText) throws(WriteError) {
    try write(Array(text.text.utf8))
  }

  func write(_ bytes: [UInt8]) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
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

  /// Another process may have made a shared pipe non-blocking. Waits as long as a blocking one would:
  /// how fast the output is read is up to its reader, and a pager may stop for hours.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
