import Cells
import Glibc
import Kit
import Testing

struct BareTerminalTests {
  private let terminal: BareTerminal

  init() throws { terminal = try BareTerminal(size: Size(width: 10, height: 2)) }

  private func put(_ text: String) { _ = write(terminal.inner, text, text.utf8.count) }

  private func taken(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = read(terminal.inner, &bytes, count)
    return Array(bytes.prefix(max(0, length)))
  }

  @Test func showsWhatWasWritten() {
    put("가나\n\u{1B}[1mx")
    terminal.receive()
    expectPicture(terminal.canvas, "가나\nx")
    terminal.mark()
    #expect(terminal.emulator.touched == [])
  }

  @Test func typesWhatIsTypedAndWhatIsAnswered() {
    var settings = termios()
    tcgetattr(terminal.inner, &settings)
    cfmakeraw(&settings)
    tcsetattr(terminal.inner, TCSANOW, &settings)
    #expect(terminal.lineDiscipline?.isCanonical == false)
    put("\u{1B}[5n")
    terminal.receive()
    #expect(taken(4).readable == "\\E[0n")
    terminal.type("q")
    #expect(taken(1) == [0x71])
  }

  @Test func tellsItsSize() {
    terminal.resize(to: Size(width: 33, height: 7))
    var size = winsize()
    #expect(ioctl(terminal.inner, UInt(TIOCGWINSZ), &size) == 0)
    #expect(size.ws_col == 33 && size.ws_row == 7)
  }

  @Test func canGo() {
    terminal.hangUp()
    #expect(taken(1) == [])
    #expect(write(terminal.inner, "x", 1) == -1 && errno == EIO)
  }
}
