import Cells
import Glibc
import System

/// The connection to a terminal: its modes, its size and its output.
struct TerminalLine: ~Copyable {
  let descriptor: Int32
  /// A second descriptor of the terminal, non-blocking, for output. The flags of the given one are
  /// shared with the shell and stay unchanged.
  let output: Int32
  /// The terminal's original modes, restored on leaving.
  private(set) var modes: termios

  init(descriptor: Int32) throws(TerminalFault) {
    self.descriptor = descriptor
    modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { throw .notATerminal }
    let own = open(
      "/proc/self/fd/\(descriptor)", O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    output = own >= 0 ? own : descriptor
  }

  deinit {
    if output != descriptor { close(output) }
  }

  /// The size of the terminal; 80x24 if it reports none.
  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(
      width: min(Int(size.ws_col), Self.largest.width),
      height: min(Int(size.ws_row), Self.largest.height))
  }

  /// A limit above any window, so that a wrong size doesn't exhaust memory.
  private static let largest = Size(
    width: Bound.windowWidth.greatest, height: Bound.windowHeight.greatest)

  /// Whether the line is too slow for animation: a serial line below 38400 baud. Other terminals
  /// report that speed or more, or none.
  var isSlow: Bool {
    var modes = modes
    let speed = cfgetospeed(&modes)
    return speed != speed_t(B0) && speed < speed_t(B38400)
  }

  /// Switches to raw mode: keys arrive as they are typed, and bytes leave as they are written.
  mutating func enterRawMode() throws(TerminalFault) {
    guard tcgetattr(descriptor, &modes) == 0 else { throw .gone }
    var raw = modes
    cfmakeraw(&raw)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { throw .gone }
  }

  /// Sends the farewell, restores the modes and discards late answers, which the shell would take
  /// for typing.
  ///
  /// Ignores the signal that stops a background process group from changing the terminal.
  func leaveRawMode(sending farewell: [UInt8]) {
    var found = modes
    var stopping = sigset_t()
    var before = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &stopping, &before)
    writeAtOnce(farewell)
    tcflush(descriptor, TCIFLUSH)
    tcsetattr(descriptor, TCSANOW, &found)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

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
