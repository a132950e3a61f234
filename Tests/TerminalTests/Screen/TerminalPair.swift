import Cells
import Glibc

/// Both ends of a pseudo-terminal; one reads what is written to the other.
final class TerminalPair {
  let terminal: Int32
  private var viewer: Int32

  init?(size: Size) {
    var ends: (Int32, Int32) = (-1, -1)
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.0, &ends.1, nil, nil, &window) == 0 else { return nil }
    (viewer, terminal) = ends
    _ = fcntl(viewer, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(terminal)
    close(viewer)
  }

  /// The output since the last read, with `^` for escapes.
  func sent() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(viewer, &buffer, buffer.count), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes.map { $0 == 0x1B ? UInt8(ascii: "^") : $0 }, as: UTF8.self)
  }

  func resize(to size: Size) {
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(viewer, UInt(TIOCSWINSZ), &window)
  }

  func hangUp() {
    close(viewer)
    viewer = -1
  }

  /// The path by which another process opens the terminal.
  var path: String {
    ttyname(terminal).map { String(cString: $0) } ?? ""
  }

  /// The flags of the line discipline.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}
