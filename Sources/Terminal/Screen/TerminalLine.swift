import System
import Cells
import Glibc

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
