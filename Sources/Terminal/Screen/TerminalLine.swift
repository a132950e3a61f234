import Cells
import Glibc

/// The line to a terminal: its modes, its size, and the bytes that go there.
struct TerminalLine: ~Copyable {
  let descriptor: Int32
  /// Where bytes are written: the same terminal, opened once more so that writing doesn't block. The
  /// shell shares the given descriptor's flags, and they stay as they are.
  let output: Int32
  /// The modes in which the terminal was found, and in which it is left.
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

  /// The size that the terminal tells, or the usual one where it tells none.
  var size: Size {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(
      width: min(Int(size.ws_col), Self.largest.width),
      height: min(Int(size.ws_row), Self.largest.height))
  }

  /// Larger than any window; a size that is told by mistake must not take all memory.
  private static let largest = Size(width: 2048, height: 1024)

  /// Whether it is a line over which frames would take longer than they are shown: a serial one, for
  /// others tell 38400 baud or more, or no speed at all.
  var isSlow: Bool {
    var modes = modes
    let speed = cfgetospeed(&modes)
    return speed != speed_t(B0) && speed < speed_t(B38400)
  }

  /// Lets every key come as it is typed, and every byte go as it is written.
  mutating func enterRawMode() throws(TerminalFault) {
    guard tcgetattr(descriptor, &modes) == 0 else { throw .gone }
    var raw = modes
    cfmakeraw(&raw)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { throw .gone }
  }

  /// Says farewell, restores the modes and forgets late answers, which the shell would take for
  /// typing.
  ///
  /// Another process group may have the terminal already, which must not stop this one.
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
