import Cells
import Kit
import Terminal
import Testing

extension ScreenTests {
  private static let first = "^]11;?^\\^[?2026$p^[?996n^[>0q"
  private static let colors = "^P+q524742^\\^P+q436F^\\^[48;2;1;2;3m^P$qm^\\^[m"

  private func question(
    _ name: String, _ variables: [String: String] = [:], aboutColors asksColors: Bool = true
  ) throws -> String {
    let pair = try pair()
    let environment = Terminals.environment(name).merging(variables) { $1 }
    var screen = try Screen(on: pair.terminal, environment: environment)
    try screen.show(canvas("a"))
    _ = pair.sent()
    try screen.ask(reportsMouse: false, aboutColors: asksColors)
    let sent = pair.sent()
    return String(sent.trimmingPrefix("^[?1004h^[?2004h^[?2031h"))
  }

  @Test("The last question is one that every terminal answers, and colours are asked for if wanted")
  func questions() throws {
    #expect(try question("xterm-256color", aboutColors: false) == Self.first + "^[c")
    #expect(try question("xterm-256color") == Self.first + Self.colors + "^[c")
    #expect(try question("linux").isEmpty)
  }

  @Test("Nothing is asked that a terminal might print")
  func printedQuestions() throws {
    #expect(
      try question("xterm-256color", ["TERM_PROGRAM": "Apple_Terminal"]) == Self.first + "^[c")
    #expect(
      try question("xterm-256color", ["STY": "1.x"]) == Self.first + "^P^[>0q^\\" + "^[c")
  }

  @Test("After the question for colours, the terminal draws as before")
  func pen() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    var whole = Canvas(size: size)
    whole.restyle(whole.bounds) { style, _ in style.background = RGB(0x203040) }
    try screen.show(whole)
    _ = pair.sent()
    try screen.ask(reportsMouse: false, aboutColors: true)
    let question = pair.sent()
    // ncurses ends each frame with the plain style.
    #expect(question.contains("^P$qm^\\^[m^[c"))
  }

  @Test("More colours are shown from the next frame on, which paints everything once")
  func moreColors() throws {
    let pair = try pair()
    let environment = Terminals.environment("xterm")
    var screen = try Screen(on: pair.terminal, environment: environment)
    let picture = canvas("a", Style(foreground: .black, background: RGB(0xFF8000)))
    try screen.show(picture)
    #expect(screen.depth == .ansi8)
    _ = pair.sent()
    try screen.show(in: .direct)
    #expect(screen.depth == .direct && pair.sent().isEmpty)
    try screen.show(picture)
    #expect(pair.sent().hasSuffix("^[2J^[6;21H^[38;2;0;0;0;48;2;255;128;0ma^[m"))
    #expect(try screen.show(picture).byteCount == 0)
    try screen.show(canvas("b", Style(foreground: .black, background: RGB(0xFF8000))))
    #expect(pair.sent() == "\u{8}^[38;2;0;0;0;48;2;255;128;0mb^[m")
  }

  @Test("A probe is printed below the first row, and painted over")
  func probe() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    _ = pair.sent()
    try screen.probeOctants()
    #expect(pair.sent() == "^7^[2;1H^[8m\u{1CD00}^[6n^8")
    try screen.show(canvas("a"))
    #expect(pair.sent().contains("^[2J"))
    #expect(try screen.show(canvas("a")).byteCount == 0)
  }
}
