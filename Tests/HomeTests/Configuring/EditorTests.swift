import Almanac
import Boards
import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Testing
import Timelines
import WidgetIntents

@testable import Home

struct EditorTests {
  @Test func asksEachParameterInItsOrder() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"))
    try await play.answer()
    let text = await play.text()
    #expect(text.contains("여행 위젯 설정"))
    let titles = ["Town", "Pace", "Drink", "Guests", "Start", "Round", "Stops", "Note"]
    let places = titles.map { text.firstRange(of: $0)?.lowerBound }
    #expect(
      !places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(!text.contains("Back"), "it depends on another")
    #expect(text.contains("nowhere for 2"), "its own data, no sample")
  }

  /// E, three letters, two times Return.
  @Test func aTownIsSetWithSixKeys() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"))
    try await play.answer()
    play.type("bus")
    try await play.answer()
    #expect(await play.text().contains("부산  한국"))
    play.press(Key(.enter))
    try await play.answer()
    #expect(await play.text().contains("busan for 2"))
    #expect(play.settings.isEmpty && play.isOpen)
    play.press(Key(.enter))
    #expect(play.settings == ["town": "busan"])
    play.save()
    #expect(!play.isOpen && play.steps.count == 1)
    play.press(Key("z"))
    #expect(play.settings.isEmpty && play.steps.count == 2)
  }

  @Test func thePreviewFollowsTheHighlightedTown() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"))
    try await play.answer()
    play.type("bus")
    try await play.answer()
    #expect(await play.text().contains("busan for 2"))
    play.press(Key(.escape))
    try await play.answer()
    #expect(await play.text().contains("nowhere for 2") && play.settings.isEmpty)
  }

  @Test func worksUnderAHangulKeyboard() async throws {
    var play = try await EditorPlay()
    play.press(Key("ㄸ"))
    try await play.answer()
    play.type("부산")
    try await play.answer()
    play.press(Key(.enter), Key(.enter))
    #expect(play.settings == ["town": "busan"])
  }

  /// Who types faster than answers come waits for nothing.
  @Test func keysBeforeTheAnswerCount() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"))
    play.type("bus")
    play.press(Key(.enter), Key(.enter))
    #expect(play.settings.isEmpty && play.requests.count == 2, "one request a question")
    try await play.answer()
    #expect(play.settings == ["town": "busan"])
  }

  @Test func aTownIsSetByMouse() async throws {
    var play = try await EditorPlay()
    play.press(Key("e"))
    play.click("E 설정")
    try await play.answer()
    _ = await play.text()
    play.click("제주")
    try await play.answer()
    _ = await play.text()
    play.click("저장")
    #expect(play.settings == ["town": "jeju"])
  }

  @Test func everyKindOfValueIsSet() async throws {
    var play = try await EditorPlay(200, 60)
    play.press(Key("E"))
    try await play.answer()
    play.press(Key(.tab), Key(.right), Key(.tab))
    play.type("cof")
    play.press(Key(.enter), Key(.tab), Key(.backspace))
    play.type("5")
    play.press(Key(.tab))
    play.type("2026-12-25")
    #expect(await play.text().contains("12월 25일"))
    play.press(Key(.tab), Key(" "), Key(.tab))
    play.type("2026-12-27")
    play.press(Key(.tab))
    try await play.answer()
    for town in ["busan", "jeju"] {
      play.type(town)
      try await play.answer()
      play.press(Key(.enter))
      try await play.answer()
    }
    play.press(Key(.tab), Key("u", .control))
    play.type("Take a coat")
    play.press(Key(.enter))
    #expect(
      play.settings == [
        "pace": "fast", "drink": "coffee", "guests": "5", "start": "2026-12-25", "round": "true",
        "back": "2026-12-27", "stops": "busan,jeju", "note": "Take a coat",
      ])
  }

  @Test func wrongValuesAreToldBesideTheField() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"), Key(.tab), Key(.tab), Key(.tab))
    play.type("00")
    #expect(await play.text().contains("1~9만 가능"))
    play.press(Key(.enter))
    #expect(play.isOpen && play.settings.isEmpty)
    play.press(Key(.tab))
    play.type("soon")
    #expect(await play.text().contains("2026-12-25처럼"))
    play.press(Key("s", .control))
    #expect(play.isOpen && play.settings.isEmpty)
  }

  @Test func escapeAsksOnlyWhereSomethingWouldBeLost() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"), Key(.escape))
    #expect(!play.isOpen)
    play.press(Key("E"), Key(.tab), Key(.right))
    #expect(await play.text().contains("변경 1개"))
    play.press(Key(.escape))
    #expect(play.isOpen && play.home.text().contains("esc"))
    play.press(Key(.escape))
    #expect(!play.isOpen && play.settings.isEmpty && play.steps.isEmpty)
    play.press(Key("E"), Key("x"), Key(.escape))
    #expect(play.isOpen, "leaves the search first")
    play.press(Key(.escape))
    #expect(!play.isOpen)
  }

  @Test func nothingChangedSavesNothing() async throws {
    var play = try await EditorPlay(setTo: ["town": .text("busan")])
    play.press(Key("E"))
    try await play.answer()
    #expect(await play.text().contains("부산"), "by its title")
    play.press(Key(.enter))
    #expect(!play.isOpen && play.steps.isEmpty)
  }

  @Test func resetForgetsAll() async throws {
    var play = try await EditorPlay(setTo: ["town": .text("busan"), "guests": .integer(4)])
    play.press(Key("E"))
    try await play.answer()
    _ = await play.text()
    play.click("재설정")
    play.press(Key("s", .control))
    #expect(play.settings.isEmpty && play.steps.count == 1)
  }

  @Test func aFailedSearchIsTold() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"))
    play.type("?")
    try await play.answer()
    #expect(await play.text().contains("연결할 수 없어요"))
  }

  @Test func aWidgetWithoutSettingsSaysSo() async throws {
    var play = try await EditorPlay()
    play.press(Key(.right), Key("E"))
    #expect(!play.isOpen && play.home.text().contains("설정할 항목이 없는"))
  }

  /// A late answer about settings that were changed again never shows.
  @Test func onlyTheLastPreviewShows() async throws {
    var play = try await EditorPlay()
    play.press(Key("E"))
    _ = await play.text()
    play.press(Key(.tab), Key(.tab), Key(.tab), Key(.backspace))
    play.type("3")
    _ = play.home.text()
    let late = play.home.advance(to: .test).compactMap(\.question)
    #expect(late.count == 2, "both sizes")
    play.press(Key(.backspace))
    play.type("4")
    #expect(play.home.text().contains("nowhere for 2"), "what was there stays")
    #expect(play.home.advance(to: .test).compactMap(\.question).isEmpty, "one at a time")
    for question in late { play.handle(.answered(await question.answer)) }
    #expect(!play.home.text().contains("nowhere for 3"))
    #expect(await play.text().contains("nowhere for 4"))
  }

  @Test(arguments: [(200, 60), (120, 40), (80, 24), (40, 12), (20, 6), (6, 3), (1, 1)])
  func drawsTheSameWithoutWhatItHasDrawnBefore(width: Int, height: Int) async throws {
    var play = try await EditorPlay(width, height, family: .systemMedium)
    play.press(Key("E"))
    for key in [Key("b"), Key(.down), Key(.enter), Key(.tab), Key(" "), Key(.tab), Key(.tab)] {
      play.press(key)
      try await play.answer()
      let frame = play.home.frame(at: .test)
      var none = Pictures()
      #expect(play.home.home.frame(at: .test, reusing: &none).canvas == frame.canvas)
    }
  }
}
