import Almanac
import Boards
import DDays
import Foundation
import Gallery
import Diary
import Store
import Testing
import Timelines
import Supplies

@testable import Desk

struct BoardEditingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "edit-\(UUID())").path

  private func editing() throws -> BoardEditing { try BoardEditing(in: context()) }

  private func context() throws -> CommandContext {
    let home =
      "weather small\ndday small title=\"Our day\" date=2026-12-25\nweather small city=jeju\n"
    let offer = Offer(
      kinds: WidgetKind.all(in: GalleryBundle()).kinds, supply: .weather,
      firstBoards: { _ in [.home: home] }, beginning: GalleryBundle.introduce)
    let invocation = try Invocation(
      arguments: ["widget", "list", "--data", folder], commands: [.widget])
    return try CommandContext(
      invocation, offer, environment: ["TZ": "UTC", "WIDGETTY_WEATHER": "simulated"],
      clocks: Clocks())
  }

  private func words(_ change: (BoardEditing) throws -> Void) throws -> [String] {
    try change(editing())
    return try editing().listing.map {
      $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: [
    ("caffeine small limit=0", "limit can’t be '0'; it is from 1.0 to 5000.0."),
    ("caffeine small halfLife=1e-300", "halfLife can’t be '1e-300'; it is from 0.5 to 24.0."),
    ("steps small goal=0", "goal can’t be '0'; it is from 1 to 200000."),
  ])
  func refusesWhatLiesOutsideOfARange(words: String, sentence: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let words = words.split(separator: " ").map(String.init)
    let error = #expect(throws: CommandError.self) { try editing().add(words) }
    #expect(error?.description.lowercased() == sentence.lowercased())
    #expect(throws: Never.self) { try editing().add(["caffeine", "small", "limit=300"]) }
  }

  /// As it does on the screen.
  @Test func theFirstChangeKeepsTheRemindersThatIntroduceTheProgram() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let book = ReminderBook(in: Store(in: folder + "/data"), zone: .utc)
    for _ in 1...2 {
      try editing().add(["dday", "small"])
      #expect(try book.shelves(of: nil).flatMap(\.items).count == 4)
    }
  }

  @Test func forgetsOneSettingAndKeepsTheOthers() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      try words { try $0.set(["2", "title="], forgetsFirst: false) }[1]
        == "dday small date=2026-12-25")
    #expect(try words { try $0.set(["3", "city="], forgetsFirst: false) }[2] == "weather small")
    let error = #expect(throws: CommandError.self) {
      try editing().set(["3", "sity="], forgetsFirst: false)
    }
    #expect(error?.description == "There is no setting 'sity'; did you mean city?")
  }

  @Test func whatIsExportedIsAWidgetsFileOfTheSameBoard() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try editing().set(["3", "city=35.18,129.07"], forgetsFirst: false)
    try editing().add(["dday", "medium", "title=# \"1\" // \\", "date=2027-01-01"])
    let lines = try editing().lines
    let written = try Board(
      parsing: lines.joined(separator: "\n"), at: .home,
      kinds: WidgetKind.all(in: GalleryBundle()).kinds, zone: .utc)
    #expect(written.placed.widgets.map(\.line) == lines && lines.count == 4)
    #expect(written.placed.widgets[3].settings["title"] == "# \"1\" // \\")
  }

  @Test(arguments: [
    ("3", "1", ["3", "1", "2"]), ("1", "3", ["2", "3", "1"]), ("2", "2", ["1", "2", "3"]),
  ])
  func standsAWidgetSomewhereElse(_ id: String, _ place: String, _ order: [String]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try editing().move([id, place])
    let lines = try editing().listing
    #expect(lines.map { String($0.suffix(1)) } == order)
  }

  @Test func showsWhatIsStacked() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let context = try context()
    try context.boards.change(.home, in: context.store) { board in
      let stacked = SavedWidget(id: SavedWidget.ID(0), words: ["weather", "small"])
      return [.stack(stacked, on: board.slots[2].widgets[0].instance)]
    }
    let shown = try editing()
    #expect(shown.listing[2].hasPrefix("weather small city=jeju"))
    #expect(shown.listing[3].hasPrefix("+ weather small  ") && shown.listing[3].hasSuffix("# 4"))
    let places = "\(shown.json)".split(separator: "\"place\": ").dropFirst().map { $0.prefix(1) }
    #expect(places == ["1", "2", "3", "3"])
  }

  @Test(arguments: ["0", "4", "x", "-1", "9999999999999999999"])
  func saysWhichPlacesThereAre(_ place: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let error = #expect(throws: CommandError.self) { try editing().move(["1", place]) }
    #expect(error?.description.hasSuffix("there are 3, counted from 1.") == true)
  }

  /// Each command makes its move on the board as the others left it.
  @Test func losesNothingWhereSeveralChangeTheBoardAtOnce() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    DispatchQueue.concurrentPerform(iterations: 6) { _ in
      #expect(throws: Never.self) { try editing().add(["dday", "small"]) }
    }
    let lines = try editing().listing
    #expect(lines.map { String($0.suffix(1)) } == (1...9).map(String.init))
  }

  @Test func waitsForWhoeverWritesForSomeSeconds() throws {
    #expect(try context().store.patience.left == .seconds(5))
  }

  private static let things: [([String], String)] = [
    (["dday", "small", "day=foo"], "Day can’t be 'foo'; it is one such as Wedding or Exam."),
    (["dday", "small", "day=99"], "Day can’t be '99'; it is one such as Wedding or Exam."),
    (["dday", "small", "day=weding"], "Day can’t be 'weding'; did you mean Wedding?"),
    (["dday", "small", "group=nope"], "Group can’t be 'nope'; it is one such as Family."),
    (["reminders", "small", "list=x"], "List can’t be 'x'; it is one such as Home."),
    (
      ["weather", "small", "city=atlantis"],
      "City can’t be 'atlantis'; it is one such as Seoul, Busan, Jeju, Daejeon or Gwangju."
    ),
    (
      ["weather", "small", "city=91,200"],
      "There is no place '91,200': latitudes are -90 to 90, longitudes -180 to 180."
    ),
  ]

  private func keepSome() throws {
    let context = try context()
    _ = try DDayBook(in: context.store).add([
      Occasion(title: "Exam", rule: DayRule(start: CivilDay(number: 20_000))),
      Occasion(title: "Wedding", rule: DayRule(start: CivilDay(number: 40_000)), group: "Family"),
    ])
    _ = try ReminderBook(in: context.store, zone: .utc).list(named: "Home", orMade: "Home")
  }

  @Test(arguments: things) func refusesWhatIsNotThere(words: [String], sentence: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try keepSome()
    let error = #expect(throws: CommandError.self) { try editing().add(words) }
    #expect(error?.description == sentence)
    #expect(error?.status == .usage)
    let id = words[0] == "dday" ? "2" : "1"
    if words[0] != "reminders" {
      #expect(throws: CommandError.self) {
        try editing().set([id] + words.dropFirst(2), forgetsFirst: false)
      }
    }
    #expect(try editing().listing.count == 3)
  }

  @Test(arguments: [
    ["dday", "small", "day=1"], ["dday", "small", "day=Wedding"],
    ["dday", "small", "group=Family"],
    ["weather", "small", "city=부산"], ["weather", "small", "city=35.18,129.07"],
    ["reminders", "small", "list=home"],
  ])
  func takesWhatIsThere(words: [String]) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try keepSome()
    try editing().add(words)
    #expect(try editing().listing.count == 4)
  }

  /// A named thing may be gone, which is no reason to refuse another change.
  @Test func whatIsGoneMayStay() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try keepSome()
    try editing().set(["2", "day=1"], forgetsFirst: false)
    _ = try DDayBook(in: context().store).remove([DDay.ID(1)], at: Date(timeIntervalSince1970: 0))
    try editing().set(["2", "show=list"], forgetsFirst: false)
    #expect(throws: CommandError.self) { try editing().set(["2", "day=1"], forgetsFirst: false) }
  }

  @Test func aWidgetThatIsNamedTwiceGoesOnce() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try words { try $0.remove(["1", "2", "1"]) } == ["weather small city=jeju"])
    #expect(throws: UsageError.self) { try editing().remove(["3", "2"]) }
    #expect(try editing().listing.count == 1)
  }

  @Test func aWidgetCanBeSetBackAlone() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try words { try $0.set(["3"], forgetsFirst: true) }[2] == "weather small")
    let error = #expect(throws: CommandError.self) { try editing().set(["3"], forgetsFirst: false) }
    #expect(error?.status == .usage)
  }
}
