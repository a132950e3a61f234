import CKit
import Cells
import Glibc

/// A terminal that accepts all output and shows nothing.
enum BusyTerminal {
  /// Runs the body with the inner end of such a terminal.
  static func with<Result>(size: Size, _ body: (Int32) throws -> Result) throws -> Result {
    var path = [CChar](repeating: 0, count: 64)
    let outer = kit_open_terminal(Int32(size.width), Int32(size.height), &path, path.count)
    let inner = outer < 0 ? -1 : open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard inner >= 0 else { throw Failure("no terminal: \(errno)") }
    defer { close(inner) }
    swallow(from: outer)
    return try body(inner)
  }

  /// Reads on another thread until all writers have closed.
  private static func swallow(from outer: Int32) {
    Task.detached {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      var request = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
      while poll(&request, 1, -1) > 0, read(outer, &buffer, buffer.count) > 0 {}
      close(outer)
    }
  }
}
