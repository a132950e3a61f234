import Foundation
import Store
import Testing

@testable import Commands
@testable import Desk

struct TodoCommandTests {
  private let runner: CommandRunner
  private var folder: URL { runner.folder }

  init() throws {
    runner = try CommandRunner([.todo])
  }

  /// The output of a `todo` command.
  @discardableResult
  private func todo(_ words: String..., locale: String = "en") throws -> String {
    try runner.run(["todo"] + words, locale: locale)
  }

  private func misuse(_ words: String..., sentence: String) throws {
    let error = #expect(throws: CommandError.self) {
      switch words.count {
      case 2: try todo(words[0], words[1])
      case 3: try todo(words[0], words[1], words[2])
      default: try todo(words[0], words[1], words[2], words[3])
      }
    }
    #expect(error?.description == sentence)
    #expect(error?.status == .usage)
  }

  @Test func takesANumberThatIsGivenTwiceOnce() throws {
    for title in ["Milk", "Bread", "Salt"] { try todo("add", title) }
    #expect(try todo("done", "3", "3") == "   3 [x] Salt\n")
    try todo("remove", "1", "2", "2")
    #expect(try todo("list") == "Reminders\n   3 [x] Salt\n")
  }

  /// Characters that reverse the direction of text.
  @Test func writesNoLineFromItsEnd() throws {
    for mark in ["\u{202E}", "\u{2066}", "\u{200F}"] {
      #expect(try !todo("add", "a\(mark)b").contains(mark))
      #expect(try !todo("list").contains(mark))
    }
    #expect(try todo("add", "👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿").contains("👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿"))
  }

  @Test func aStoreThatCannotBeReachedIsNotAnEmptyOne() throws {
    try Data().write(to: folder.appending(path: "data"))
    #expect(throws: (any Error).self) { try todo("list") }
  }

  @Test func keepsReminders() throws {
    #expect(try todo("list") == "")
    #expect(
      try todo("add", "Dentist", "--due", "14:00") == "   1 [ ] Dentist  (2026-11-21 14:00)\n")
    #expect(try todo("add", "Buy", "milk", "--list", "Home") == "   2 [ ] Buy milk\n")
    #expect(
      try todo("list") == """
        Reminders
           1 [ ] Dentist  (2026-11-21 14:00)

        Home
           2 [ ] Buy milk

        """)
  }

  /// As the line of the page does.
  @Test(arguments: [
    (["call mum fri 6pm !!"], "   1 [ ] call mum !!  (2026-11-27 18:00)\n"),
    (["call", "mum", "tomorrow"], "   1 [ ] call mum  (2026-11-22)\n"),
    (["Meeting at 6pm", "--due", "fri"], "   1 [ ] Meeting at 6pm  (2026-11-27)\n"),
    (["tomorrow"], "   1 [ ] tomorrow\n"),
    (["물 주기 매주 토요일"], "   1 [ ] 물 주기  (2026-11-21, rec:+1w)\n"),
  ])
  func readsALineAsThePageDoes(words: [String], line: String) throws {
    #expect(try runner.run(["todo", "add"] + words) == line)
    #expect(try todo("list").hasSuffix(line))
  }

  @Test func aLineNamesItsListAndItsPriorityInAFileToo() throws {
    try todo("add", "milk", "--list", "Home")
    #expect(try todo("add", "bread !!! #home") == "   2 [ ] bread !!!\n")
    #expect(try todo("list", "--list", "Home").hasSuffix("   2 [ ] bread !!!\n"))
    let path = folder.appending(path: "todo.txt")
    try Data().write(to: path)
    try todo("file", path.path(), "--list", "Work")
    try todo("add", "post tomorrow ! #work")
    #expect(try String(contentsOf: path, encoding: .utf8).hasPrefix("(C) post due:2026-11-22"))
  }

  /// What introduces the program stays where a dashboard shows it.
  @Test func aFirstReminderLeavesThoseOnTheScreen() throws {
    let store = Store(in: folder.appending(path: "data").path())
    try store.makeFolder()
    let listening = store.listen()
    try #require(store.isHeard)
    for title in ["milk", "bread"] { try todo("add", title) }
    #expect(try todo("list").split(separator: "\n").count == 7)
    withExtendedLifetime(listening) {}
  }

  @Test func aloneItListsWhatIsThere() throws {
    try todo("add", "milk")
    #expect(try todo() == "Reminders\n   1 [ ] milk\n")
    #expect(try todo("--json") == todo("list", "--json"))
  }

  @Test func printsWhatItHasAdded() throws {
    let path = folder.appending(path: "todo.txt").path()
    try Data("call\n\npost\n".utf8).write(to: URL(filePath: path))
    try todo("file", path)
    #expect(try todo("add", "milk", "--due", "today") == "   4 [ ] milk  (2026-11-21)\n")
    #expect(try todo("add", "call") == "   5 [ ] call\n")
    #expect(try todo("done", "5", "1") == "   5 [x] call\n   1 [x] call\n")
    try misuse(
      "remove", "4", "9", sentence: "No reminder '9'. Available: 1 call, 3 post, 4 milk and 5 call."
    )
    #expect(try todo("list").contains("4 [ ] milk"))
  }

  @Test(arguments: [
    ("12-25", "2026-12-25"), ("+3d", "2026-11-24"), ("tomorrow", "2026-11-22"),
    ("내일", "2026-11-22"), ("12월 25일", "2026-12-25"), ("음력 1월 1일", "2027-02-07"),
    ("+1w 9:00", "2026-11-28 09:00"), ("friday", "2026-11-27"),
    // Three in the afternoon must not become three at night.
    ("내일 오후 3시", "2026-11-22 15:00"), ("tomorrow morning 9:00", "2026-11-22 09:00"),
    ("매달 25일", "2026-11-25, rec:+1m"), ("every friday 6pm", "2026-11-27 18:00, rec:+1w"),
  ])
  func isDueOnADayHoweverThatIsSaid(words: String, day: String) throws {
    #expect(try todo("add", "post", "--due", words) == "   1 [ ] post  (\(day))\n")
  }

  @Test func speaksKorean() throws {
    try todo("add", "post", "--due", "yesterday 9:00")
    #expect(try todo("list").hasSuffix("(2026-11-20 09:00, overdue)\n"))
    #expect(
      try todo("list", locale: "ko") == "Reminders\n   1 [ ] post  (2026-11-20 09:00, 마감 지남)\n")
    let path = folder.appending(path: "todo.txt").path()
    #expect(
      try todo("file", path, locale: "ko")
        == "widgetty todo file --none 실행 전까지 따로 보관: 1개\n")
  }

  @Test func aFileHasAName() throws {
    try misuse("file", "", sentence: "A file has a name.")
    #expect(try todo("list") == "")
  }

  @Test func ticksThemOff() throws {
    try todo("add", "milk")
    try todo("add", "bread", "--due", "today")
    #expect(try todo("done", "1", "2") == "   1 [x] milk\n   2 [x] bread  (2026-11-21)\n")
    #expect(try todo("undo", "2") == "   2 [ ] bread  (2026-11-21)\n")
    #expect(try todo("remove", "1") == "")
    #expect(try todo("list") == "Reminders\n   2 [ ] bread  (2026-11-21)\n")
  }

  @Test func saysWhichNumbersThereAre() throws {
    try todo("add", "milk")
    try misuse("done", "7", sentence: "There is no reminder '7'; there is 1 milk.")
    try misuse(
      "done", "1", "7", sentence: "There is no reminder '7'; there is 1 milk.")
    #expect(try todo("list").contains("1 [ ] milk"))
    let path = folder.appending(path: "todo.txt").path()
    try Data("call\n".utf8).write(to: URL(filePath: path))
    try todo("file", path, "--list", "Home")
    try misuse("list", "--list", "Homer", sentence: "There is no list 'Homer'; did you mean Home?")
  }

  @Test func aNumberThatTwoListsHaveIsAmbiguous() throws {
    try todo("add", "milk")
    try todo("add", "x", "--list", "Home")
    let path = folder.appending(path: "todo.txt").path()
    try Data("call\n".utf8).write(to: URL(filePath: path))
    #expect(
      try todo("file", path, "--list", "Home")
        == "Kept aside until widgetty todo file --none: 1\n")
    try misuse(
      "done", "1",
      sentence: "1 may be 'milk' in Reminders or 'call' in Home; --list NAME says which.")
    #expect(try todo("done", "1", "--list", "home") == "   1 [x] call\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "x 2026-11-21 call\n")
    #expect(try todo("file", "--list", "Home") == "Home: \(path)\n")
    try todo("file", "--none", "--list", "Home")
    #expect(try todo("list", "--list", "Home") == "Home\n   2 [ ] x\n")
  }

  @Test func repeatsAndHides() throws {
    let path = folder.appending(path: "todo.txt").path()
    let lines = "plants rec:+1w due:2026-11-20\ndummy h:1\nlater t:2026-11-22\nnow t:2026-11-21"
    try Data(lines.utf8).write(to: URL(filePath: path))
    try todo("file", path)
    let plants = "   1 [ ] plants  (2026-11-20, overdue, rec:+1w)\n"
    #expect(try todo("list") == "Reminders\n\(plants)   4 [ ] now\n")
    #expect(
      try todo("list", "--all")
        == "Reminders\n\(plants)   2 [ ] dummy\n   3 [ ] later\n   4 [ ] now\n")
    #expect(
      try todo("done", "1") == """
           1 [x] plants  (2026-11-20, rec:+1w)
           5 [ ] plants  (2026-11-27, rec:+1w)

        """)
    #expect(try todo("list", "--json").contains(#""+1w""#))
    #expect(try todo("undo", "1") == plants)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == lines)
    #expect(
      try todo("add", "tea rec:1b", "--list", "Home") == "   1 [ ] tea  (rec:1b)\n")
    #expect(try todo("done", "1", "--list", "Home").hasSuffix("tea  (2026-11-23, rec:1b)\n"))
  }

  @Test func printsForOtherPrograms() throws {
    try todo("add", "milk \u{1B}[31m", "--due", "today 9:00")
    let line = "   1 [ ] milk \\u{1B}[31m  (2026-11-21 09:00, overdue)\n"
    #expect(try todo("list") == "Reminders\n\(line)")
    let records = try JSONSerialization.jsonObject(with: Data(todo("list", "--json").utf8))
    let record = try #require((records as? [[String: Any]])?.first)
    #expect(record["title"] as? String == "milk \u{1B}[31m" && record["late"] as? Bool == true)
    try todo("add", "a\u{9B}b\u{202E}c")
    let text = try todo("list", "--json")
    #expect(text.contains(#""a\u009bb\u202ec""#))
    #expect(record["number"] as? Int == 1 && record["due"] as? String == "2026-11-21 09:00")
  }

  @Test(arguments: ["", " "])
  func aListHasAName(_ name: String) throws {
    let error = #expect(throws: CommandError.self) { try todo("add", "milk", "--list=\(name)") }
    #expect(error?.status == .usage)
    #expect(try todo("list") == "")
  }

  @Test func saysWhatIsNoTime() throws {
    for words in ["내일 오후 25시", "tomorrow 9:00 9:00", "every blue moon"] {
      #expect(throws: CommandError.self, "\(words)") { try todo("add", "milk", "--due", words) }
    }
    let error = #expect(throws: CommandError.self) { try todo("add", "milk", "--due", "soon") }
    #expect(error?.status == .usage && error?.description.contains("'soon'") == true)
    #expect(try todo("list") == "")
  }

  @Test func aTitleWithoutEndIsMisuse() throws {
    try misuse(
      "add", String(repeating: "x", count: 1001),
      sentence: "A reminder has no more than 1,000 characters (16,000 bytes).")
    try misuse("add", " ", sentence: "A reminder says what is to be done.")
    #expect(try todo("list") == "")
  }
}
