import Cells
import Glibc

/// The line to a terminal: its modes, its size, and the bytes that go there.
struct TerminalLine {
  let descriptor: Int32
  /// The modes in which the terminal was found, and in which it is left.
  private(set) var modes: termios

  init(descriptor: Int32) throws(TerminalFault) {
    self.descriptor = descriptor
    modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { throw .notATerminal }
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

  /// Lets every key come as it is typed, and every byte go as it is written.
  mutating func enterRawMode() throws(TerminalFault) {
    guard tcgetattr(descriptor, &modes) == 0 else { throw .gone }
    var raw = modes
    cfmakeraw(&raw)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { throw .gone }
  }

  /// Restores the modes and forgets late answers, which the shell would take for typing.
  func leaveRawMode() {
    var found = modes
    tcflush(descriptor, TCIFLUSH)
    tcsetattr(descriptor, TCSANOW, &found)
  }

  /// Writes everything, with one call where the terminal takes it.
  func write(_ bytes: [UInt8]) throws(TerminalFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try waitForRoom()
      } else if errno != EINTR {
        throw .gone
      }
    }
  }

  private func waitForRoom() throws(TerminalFault) {
    var request = pollfd(descriptor: descriptor)
    let count = poll(&request, 1, -1)
    let isCut = request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
    guard !isCut, count >= 0 || errno == EINTR else { throw .gone }
  }
}

extension pollfd {
  fileprivate init(descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  }
}
