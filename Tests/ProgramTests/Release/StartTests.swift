import Cells
import Kit
import Testing

/// What is seen when the program has just started.
struct StartTests {
  @Test func showsTheMorningInKorean() throws {
    let terminal = try Release.dashboard(["--at", Release.morning, "--locale", "ko"])
    try terminal.settle()
    let text = terminal.canvas.description
    for words in [
      "9:41  11월 21일 토", "서울", "맑음", "↑11° ↓-1°", "모의", "D-Day 미설정",
      "기다리는 날 적기:", "날씨", "D-Day", "←↑↓→ 이동   ⏎ 실행   r 새로 고침   R 모두   m 모드   n 야간   ? 도움말",
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
    let sent = terminal.output.readable
    #expect(sent.contains("8;2;") == (color == "24bit"))
    #expect(sent.contains("8;5;") == (color == "256"))
    #expect(terminal.canvas.isColorless == (color == "none"))
  }

  @Test func neverRedefinesThePalette() throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    #expect(!terminal.output.readable.contains("\\E]4;"))
    #expect(terminal.leftBehind.contains("palette") == false)
  }
}
