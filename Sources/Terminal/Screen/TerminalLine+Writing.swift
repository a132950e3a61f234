import Glibc

extension TerminalLine {
  /// Writes all bytes, in one call if the terminal accepts them.
  ///
  /// A stuck terminal counts as gone once a signal asks the process to end.
  func write(_ bytes: [UInt8]) throws(TerminalFault) {
    try write(bytes) { Self.isAskedToEnd }
  }

  /// Writes bytes that must not wait; if the terminal is stuck, they replace its unread output.
  func writeAtOnce(_ bytes: [UInt8]) {
    do {
      try write(bytes) { true }
    } catch {
      tcflush(output, TCOFLUSH)
      _ = Glibc.write(output, bytes, bytes.count)
    }
  }

  private func write(_ bytes: [UInt8], givingUpIf givesUp: () -> Bool) throws(TerminalFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        guard try hasRoom() || !givesUp() else { throw .gone }
      } else if errno != EINTR {
        throw .gone
      }
    }
  }

  /// Whether the terminal accepts output within the time limit.
  private func hasRoom() throws(TerminalFault) -> Bool {
    var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    let count = poll(&request, 1, Self.longestWait)
    let isCut = request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    guard !isCut, count >= 0 || errno == EINTR else { throw .gone }
    return count != 0
  }

  /// The milliseconds for which a stuck terminal may delay noticing signals.
  private static let longestWait: Int32 = 250

  /// Whether a terminating signal is pending. All are blocked; the loop takes them when it isn't
  /// writing.
  private static var isAskedToEnd: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return [SIGTERM, SIGHUP, SIGINT, SIGQUIT].contains { sigismember(&pending, $0) == 1 }
  }
}
