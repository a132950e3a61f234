import Testing

@testable import Commands
@testable import Desk

struct TimerCommandTests {
  private let runner: CommandRunner

  init() throws {
    runner = try CommandRunner([.timer, .inline])
  }

  @discardableResult
  private func timer(_ words: String..., locale: String = "en") throws -> String {
    try runner.run(["timer"] + words, locale: locale)
  }

  @Test func whatIsStoppedDoesNotRun() throws {
    try timer("start", "25m", "Tea")
    #expect(try timer("stop", "1") == "1  25:00  stopped  Tea\n")
    #expect(try timer("list") == "")
    try timer("start", "25m")
    #expect(try timer("stop", locale: "ko").contains("종료됨"))
  }

  @Test func isChosenByItsNameToo() throws {
    try timer("start", "25m", "Bread")
    try timer("start", "5m", "Tea")
    #expect(try timer("pause", "bread") == "1  25:00  paused  Bread\n")
    #expect(try runner.run(["inline", "timer", "tea"]) == "Tea 5:00\n")
    #expect(try timer("stop", "Bread") == "1  25:00  stopped  Bread\n")
    #expect(try timer() == "2  5:00  running  Tea\n")
  }

  @Test func namesThoseThatThereAre() throws {
    try timer("start", "25m", "Bread")
    try timer("start", "5m")
    try timer("start", "5m", "Bread")
    func complaint(about word: String) -> String? {
      #expect(throws: CommandError.self) { try timer("stop", word) }?.description
    }
    #expect(complaint(about: "9") == "No timer '9'. Available: 1 Bread, 2 5:00 and 3 Bread.")
    #expect(complaint(about: "Bread")?.contains("1 Bread") == true)
  }
}
