import Cells
import Glibc
import Kit
import Testing

struct PseudoTerminalTests {
  private func shell(
    _ script: String, size: Size = Size(width: 40, height: 5), environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(.shell(script, environment: environment), size: size)
  }

  @Test func showsWhatAProgramPrints() throws {
    let terminal = try shell("printf '\\033[1m가나\\033[m\\n'; exit 3")
    #expect(try terminal.waitForEnd() == .exit(3))
    expectPicture(terminal.canvas, "가나")
    expectStyles(terminal.canvas, #"0,0 "가나" - on - bold"#)
    #expect(terminal.output.readable == "\\E[1m\\xea\\xb0\\x80\\xeb\\x82\\x98\\E[m\\x0d\\x0a")
  }

  @Test func readsEverythingThatWasSentBeforeTheEnd() throws {
    let terminal = try shell("head -c 300000 /dev/zero | tr '\\0' x")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.output.count == 300_000)
  }

  @Test func typesWhatTheProgramReads() throws {
    let terminal = try shell("stty -echo; echo ready; read word; echo \"<$word>\"; read x; exit 4")
    try terminal.wait(forText: "ready")
    try terminal.type("hello\r")
    try terminal.wait(forPicture: "ready\n<hello>")
    try terminal.press(.enter)
    #expect(try terminal.waitForEnd() == .exit(4))
  }

  @Test func givesTheProgramOnlyWhatItIsTold() throws {
    let command = Command(
      "/usr/bin/env", environment: ["TERM": "linux", "EXTRA": "1"], directory: "/usr")
    let terminal = try PseudoTerminal(command)
    _ = try terminal.waitForEnd()
    // What sanitizers were told is for every program.
    let lines = String(decoding: terminal.output, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.contains("SAN_OPTIONS=") }
    #expect(
      lines.sorted() == [
        "EXTRA=1", "LANG=C.UTF-8", "PATH=/usr/local/bin:/usr/bin:/bin", "TERM=linux",
        "TERMINFO=\(Terminals.folder)", "WIDGETTY_WEATHER=simulated",
      ])
    let pwd = try PseudoTerminal(Command("/bin/pwd", directory: "/usr"))
    try pwd.wait(forPicture: "/usr")
  }

  @Test func startsWithDefaultSignalsAndOnlyThreeFiles() throws {
    let terminal = try shell("grep -E 'Sig(Blk|Ign)' /proc/self/status; ls /proc/$$/fd; tty")
    _ = try terminal.waitForEnd()
    let text = terminal.canvas.description
    #expect(text.contains("SigBlk: 0000000000000000"))
    // The C library reserves two signals for itself, 32 and 33.
    #expect(text.contains(/SigIgn: [0-9a-f]{8}[08]0{7}/))
    #expect(text.contains("\n0  1  2\n"))
    #expect(text.contains("/dev/pts/"))
  }

  @Test func sendsWhatTheKeysOfATerminalSend() throws {
    let terminal = try shell("stty raw -echo; printf ready; head -c 7 | od -An -c; exit 0")
    try terminal.wait(forText: "ready")
    try terminal.press(.up)
    try terminal.press(.delete)
    try terminal.wait(forText: "033   [   A 033   [   3   ~")
  }

  @Test func sendsApplicationKeysWhenAsked() throws {
    let terminal = try shell("stty raw -echo; printf '\\033[?1hready'; head -c 3 | od -An -c")
    try terminal.wait(forText: "ready")
    try terminal.press(.up)
    try terminal.wait(forText: "033   O   A")
  }

  @Test func clicksOnlyWhereClicksAreWanted() throws {
    let terminal = try shell(
      "stty raw -echo; printf ready; read x; printf '\\033[?1000;1006hok'; head -c 18 | od -An -c -w30",
      size: Size(width: 80, height: 5))
    try terminal.wait(forText: "ready")
    #expect(throws: TerminalFailure.self) { try terminal.click(at: .zero) }
    #expect(throws: TerminalFailure.self) { try terminal.focus(true) }
    try terminal.type("\n")
    try terminal.wait(forText: "ok")
    try terminal.click(at: Point(x: 4, y: 1))
    try terminal.wait(forText: "033   [   <   0   ;   5   ;   2   M")
    try terminal.wait(forText: "m")
    #expect(terminal.leftBehind == ["mouseClicks", "mouseInDecimals"])
  }

  @Test func pastesAndReportsTheFocus() throws {
    let terminal = try shell(
      "stty raw -echo; printf '\\033[?2004;1004hok'; head -c 19 | tr '\\033' E; printf .")
    try terminal.wait(forText: "ok")
    try terminal.paste("abcd")
    try terminal.focus(false)
    try terminal.wait(forText: "okE[200~abcdE[201~E[O.")
  }

  @Test func answersQuestionsUnlessItIsMute() throws {
    let script =
      "stty raw -echo min 0 time 0; stty min 1; printf '\\033[6n'; head -c 6 | tr '\\033' E"
    try shell(script).wait(forText: "E[1;1R")
    let mute = try PseudoTerminal(
      .shell("stty raw -echo; printf '\\033[6nasked'; head -c 1 | od -An -c"), profile: .mute)
    try mute.wait(forText: "asked")
    try mute.type("z")
    try mute.wait(forText: "z")
  }

  @Test func tellsTheProgramAnotherSize() throws {
    let terminal = try shell(
      "trap 'stty size' WINCH; stty size; while :; do read x && exit; done")
    try terminal.wait(forText: "5 40")
    try terminal.resize(to: Size(width: 33, height: 7))
    try terminal.wait(forText: "7 33")
    #expect(terminal.canvas.size == Size(width: 33, height: 7))
  }

  @Test func comparesTheLineDiscipline() throws {
    let terminal = try shell("stty raw -echo; echo raw; read x; stty sane; echo sane; read x")
    let before = try #require(terminal.lineDisciplineBefore)
    #expect(before.echoes && before.isCanonical)
    try terminal.wait(forText: "raw")
    let raw = try #require(terminal.lineDiscipline)
    #expect(!raw.echoes && !raw.isCanonical)
    terminal.hangUp()
    #expect(terminal.lineDiscipline == nil)
  }

  @Test func keepsTheLineDisciplineAfterTheEnd() throws {
    let restoring = try shell("old=$(stty -g); stty raw -echo; stty $old")
    _ = try restoring.waitForEnd()
    #expect(restoring.lineDiscipline == restoring.lineDisciplineBefore)
    let careless = try shell("stty raw -echo")
    _ = try careless.waitForEnd()
    #expect(careless.lineDiscipline != careless.lineDisciplineBefore)
  }

  @Test func seesFramesOnlyWhenTheyAreWhole() throws {
    let terminal = try shell(
      """
      next() { head -c 1 > /dev/null; }
      stty raw -echo; printf ready; next
      printf '\\r\\033[?2026hhalf '; next; printf 'whole\\033[?2026l'
      """)
    try terminal.wait(forText: "ready")
    try terminal.type("xx")
    var pictures: Set<String> = []
    try terminal.wait(for: "the end of the frame") { emulator in
      pictures.insert(emulator.canvas.text(ofRow: 0))
      return emulator.counters.frames == 1
    }
    #expect(pictures == ["ready", "half whole"])
  }
}
