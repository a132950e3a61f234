import Cells
import Kit
import Testing

/// Checks the first screen after the start.
struct StartTests {
  @Test func showsTheMorningInKorean() throws {
    let terminal = try Release.dashboard(["--at", Release.morning, "--locale", "ko"])
    try terminal.settle()
    let text = terminal.canvas.description
    for words in [
      "9:41   11월 21일 (토)", "서울", "맑음", "↑11° ↓-1°", "가상 날씨", "성탄절", "12. 25.",
      "+ 추가", "날씨", "D-Day", "? 키로 도움말을 열어 보세요", "오늘의 첫 잔은?",
      "←↑↓→ 이동   ⏎ 열기   r 새로 고침   e 편집   a 추가   ? 도움말   q 종료",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(terminal.emulator.unknown == [])
    #expect(terminal.emulator.modes.isSuperset(of: [.alternateScreen, .bracketedPaste]))
    #expect(!terminal.emulator.modes.contains(.cursorVisible))
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], "auto", "24bit"),
    (["COLORTERM": "24bit"], "auto", "24bit"),
    ([:], "auto", "256"),
    (["COLORTERM": "truecolor"], "256", "256"),
    (["COLORTERM": "truecolor"], "16", "16"),
    (["COLORTERM": "truecolor"], "none", "none"),
    (["COLORTERM": "truecolor", "NO_COLOR": "1"], "auto", "none"),
    (["COLORTERM": "truecolor", "NO_COLOR": ""], "auto", "24bit"),
    (["NO_COLOR": "1"], "24bit", "24bit"),
  ])
  func usesTheColorsThatAreThere(
    environment: [String: String], flag: String, color: String
  ) throws {
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--color", flag],
      environment: environment.merging(["TZ": "Asia/Seoul"]) { $1 }, profile: .mute)
    try terminal.waitForPrintout(color: color)
    // The terminal may be asked what it makes of a colour.
    let sent = terminal.output.readable.replacing("48;2;1;2;3m", with: "")
    #expect(sent.contains("8;2;") == (color == "24bit"))
    #expect(sent.contains("8;5;") == (color == "256"))
    #expect(terminal.canvas.isColorless == (color == "none"))
  }

  @Test(arguments: [
    ("auto", [:], "24bit"), ("256", [:], "256"), ("auto", ["NO_COLOR": "1"], "none"),
  ])
  func usesTheColorsThatTheTerminalTellsOf(
    flag: String, environment: [String: String], color: String
  ) throws {
    var profile = Profile.modern
    profile.tellsDirectColors = true
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--color", flag],
      environment: environment.merging(["TZ": "Asia/Seoul"]) { $1 }, profile: profile)
    try terminal.waitForQuestions()
    try terminal.waitForSleep()
    try terminal.waitForPrintout(color: color)
  }

  /// Each widget works or shows what to do; the first page is full.
  @Test func showsSomewhatOfEverythingAtFirst() throws {
    let blocks = try Printout(["read", "--at", Release.morning, "--locale", "en"]).text
      .split(separator: "\n\n").map { $0.split(separator: "\n") }
    #expect(
      blocks.map { $0[0] } == [
        "1. Weather (weather)", "2. D-Day (dday)", "3. Reminders (reminders)",
        "4. Caffeine (caffeine)", "5. Weather (weather)", "6. D-Day (dday)",
        "7. Weather (weather)", "8. D-Day (dday)", "9. Reminders (reminders)",
        "10. D-Day (dday)", "11. Weather (weather)",
      ])
    #expect(blocks[2].contains("Press ? for all keys") && blocks[3].contains("First cup today?"))
    let screen = try Printout.screen(Release.usualSize, ["--locale", "en"]).description
    for word in ["Seoul", "Christmas Day", "Set your home", "First cup today?", "1/3"] {
      #expect(screen.contains(word), "\(word)")
    }
  }

  @Test func neverRedefinesThePalette() throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    #expect(!terminal.output.readable.contains("\\E]4;"))
    #expect(terminal.leftBehind.contains("palette") == false)
  }
}
