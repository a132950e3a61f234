import CKit
package import Cells
import Glibc

/// A terminal for code that draws in this process; it shows what is written to its inner end.
///
/// The system buffers about 64 KB; larger writes wait for a reader.
package final class BareTerminal {
  package private(set) var emulator: Emulator
  package let inner: Int32
  private var outer: Int32

  package init(
    size: Size = Size(width: 80, height: 24), profile: Profile = .modern
  ) throws {
    var path = [CChar](repeating: 0, count: 64)
    outer = kit_open_terminal(Int32(size.width), Int32(size.height), &path, path.count)
    inner = outer < 0 ? -1 : open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    emulator = Emulator(size: size, profile: profile)
    guard inner >= 0 else { throw TerminalFailure(reason: "no terminal: \(errno)", picture: "") }
  }

  deinit {
    hangUp()
    if inner >= 0 { close(inner) }
  }

  package var canvas: Canvas { emulator.canvas }
  package var lineDiscipline: LineDiscipline? { LineDiscipline(of: outer) }

  /// Shows everything written so far, and types the terminal's answers.
  package func receive() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(outer, &buffer, buffer.count)
      guard count > 0 else { return }
      emulator.feed(buffer[..<count])
      send(emulator.takeReplies())
    }
  }

  package func mark() { emulator.mark() }

  package func type(_ text: String) { send(Array(text.utf8)) }

  package func resize(to size: Size) {
    emulator.resize(to: size)
    _ = kit_resize_terminal(outer, Int32(size.width), Int32(size.height))
  }

  /// Closes the terminal; its inner end stays open without anyone behind it.
  package func hangUp() {
    if outer >= 0 { close(outer) }
    outer = -1
  }

  private func send(_ bytes: [UInt8]) {
    if !bytes.isEmpty { _ = write(outer, bytes, bytes.count) }
  }
}
