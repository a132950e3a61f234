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
  /// What the terminal hasn't taken yet.
  private(set) var rest: ArraySlice<UInt8> = []
  /// How many of these bytes came behind what it didn't take.
  private var waiting = 0

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
    (rest, waiting) = ([], 0)
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
  /// Writes bytes, in one call if the terminal takes them; what it doesn't take within a moment is the
  /// rest, behind which others wait. Those for which there is no room are dropped, as many as may ever come:
  /// a frame isn't written behind a rest, so these are questions and notices.
  mutating func write(_ bytes: [UInt8]) throws(TerminalFault) {
    guard !rest.isEmpty else {
      (rest, waiting) = (try unsent(of: bytes[...], within: Self.moment), 0)
      return
    }
    guard waiting + bytes.count <= Self.mostWaiting else { return }
    rest += bytes
    waiting += bytes.count
  }

  /// Sends what the terminal hasn't taken yet, as far as it does now.
  mutating func sendRest() throws(TerminalFault) {
    guard !rest.isEmpty else { return }
    rest = try unsent(of: rest, within: .zero)
  }

  /// Writes bytes that must not wait; if the terminal is stuck, they replace its unread output.
  func writeAtOnce(_ bytes: [UInt8]) {
    if (try? unsent(of: rest + bytes, within: Self.moment))?.isEmpty == true { return }
    tcflush(output, TCOFLUSH)
    _ = Glibc.write(output, bytes, bytes.count)
  }

  /// The bytes that the terminal doesn't take within a time.
  private func unsent(
    of bytes: ArraySlice<UInt8>, within time: Duration
  ) throws(TerminalFault) -> ArraySlice<UInt8> {
    let end = SuspendingClock.now + time
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        guard try hasRoom(until: end) else { return rest }
      } else if errno != EINTR {
        throw .gone
      }
    }
    return rest
  }

  /// Whether the terminal takes output before an instant.
  private func hasRoom(until end: SuspendingClock.Instant) throws(TerminalFault) -> Bool {
    var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    let left = max(.zero, end - SuspendingClock.now) / .milliseconds(1)
    let count = poll(&request, 1, Int32(clamping: Int(bounded: left)))
    let isCut = request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    guard !isCut, count >= 0 || errno == EINTR else { throw .gone }
    return count > 0
  }

  /// The time within which a terminal that is read takes a frame.
  private static let moment = Duration.milliseconds(50)
  private static let mostWaiting = 1 << 16
}
