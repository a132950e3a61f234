import Almanac
import Foundation
import Intents
import Layout
import Testing
import Timelines

@testable import Desk

struct BoardTests {
  static let kinds: [WidgetKind] = [
    .answering(
      "weather", families: [.systemSmall, .systemMedium],
      parameters: [.named("city", .choice(["seoul", "busan"].map(ParameterChoice.named)))]
    ) { _, _ in .numbered([]) },
    .answering(
      "dday", families: [.systemSmall, .accessoryInline],
      parameters: [
        .named("title", .text), .named("date", .date), .named("count", .integer),
        .named("scale", .number), .named("repeats", .boolean),
      ]
    ) { _, _ in .numbered([]) },
  ]

  private func board(_ text: String) throws -> Board {
    try Board(parsing: text, kinds: Self.kinds, zone: .utc)
  }

  private func complaint(
    about text: String, kinds: [WidgetKind] = BoardTests.kinds
  ) -> String? {
    do throws(BoardFaults) {
      _ = try Board(parsing: text, kinds: kinds, zone: .utc)
      return nil
    } catch {
      return error.lines.map(\.description).joined(separator: "\n")
    }
  }

  private func values(
    _ words: String, of kind: String = "dday", in zone: Zone = .utc
  ) throws -> [String: IntentValue]? {
    try Board(parsing: "\(kind) small \(words)", kinds: Self.kinds, zone: zone)
      .instances.first?.configuration
  }

  @Test func keepsItsDaysInAnotherZone() throws {
    let line = "dday small date=2026-12-25"
    let (seoul, angeles) = (try Zone(posix: "KST-9"), try Zone(posix: "PST8"))
    let board = try Board(parsing: line, kinds: Self.kinds, zone: seoul)
    let moved = try board.moved(to: angeles, kinds: Self.kinds)
    #expect(moved == (try Board(parsing: line, kinds: Self.kinds, zone: angeles)))
    #expect(moved.instances != board.instances)
  }

  @Test func readsAWidgetALine() throws {
    let board = try board(
      """
      # What stands here
      weather small

        // is shown\t
      \tdday\tinline   # at the side
      weather  medium //yes
      """ + "\r\n")
    let expected: [Instance] = [
      Instance(id: .init(1), kind: "weather", family: .systemSmall),
      Instance(id: .init(2), kind: "dday", family: .accessoryInline),
      Instance(id: .init(3), kind: "weather", family: .systemMedium),
    ]
    #expect(board.instances == expected)
  }

  @Test(arguments: ["", "\n\n", "# nothing", "   \r\n\t// nothing"])
  func mayBeEmpty(_ text: String) throws {
    #expect(try board(text).instances.isEmpty)
  }

  @Test func knowsEveryFamily() {
    #expect(WidgetFamily.allCases.filter { $0.name == nil } == [])
    for name in FamilyName.allCases { #expect(name.family.name == name.rawValue) }
  }

  @Test(arguments: [
    (#"title="Our day""#, "Our day"), (#""title=Our day""#, "Our day"), ("title=", ""),
    (#"title="""#, ""), ("title=a=b", "a=b"), ("title=#1//", "#1//"), (#"title="a # b""#, "a # b"),
    (#"title="\"\\""#, #""\"#), (#"title=a"b c"d"#, "ab cd"), (#"title=\n"#, #"\n"#),
    ("title=크리스마스", "크리스마스"), ("title=👨‍👩‍👧", "👨‍👩‍👧"),
  ])
  func readsTexts(_ written: String, _ value: String) throws {
    #expect(try values(written) == ["title": .text(value)])
  }

  @Test(arguments: [
    ("count=-3", "count", IntentValue.integer(-3)), ("scale=1.5e3", "scale", .number(1500)),
    ("repeats=true", "repeats", .boolean(true)),
    ("date=2026-12-25", "date", .date(Date(timeIntervalSince1970: 1_798_124_400))),
    ("date=2026-12-25T00:00Z", "date", .date(Date(timeIntervalSince1970: 1_798_156_800))),
  ])
  func readsOtherValues(_ written: String, _ name: String, _ value: IntentValue) throws {
    #expect(try values(written, in: Zone(named: "Asia/Seoul")) == [name: value])
  }

  @Test func readsChoices() throws {
    #expect(try values("city=busan", of: "weather") == ["city": .text("busan")])
  }

  @Test(arguments: [
    "count=", "count=1.5", "count=99999999999999999999", "scale=nan", "scale=1e999", "scale=x",
    "repeats=yes", "date=tomorrow", "date=2026-02-30",
  ])
  func refusesValuesThatAreNotAllowed(_ written: String) throws {
    let parts = written.split(separator: "=", omittingEmptySubsequences: false)
    #expect(
      complaint(about: "dday small \(written)")?
        .hasPrefix("line 1: \(parts[0]) can't be '\(parts[1])'; it is ") == true)
  }

  @Test(arguments: [
    ("\n\nwether small", "line 3: there is no kind 'wether'; did you mean weather?"),
    ("clock small", "line 1: there is no kind 'clock'; there are weather and dday"),
    ("dday", "line 1: dday lacks its family; it is small or inline"),
    ("dday smal", "line 1: there is no family 'smal'; did you mean small?"),
    ("dday gigantic", "line 1: there is no family 'gigantic'; there are small and inline"),
    ("dday large", "line 1: dday can't be large; it is small or inline"),
    ("dday small city", "line 1: 'city' is no name=value"),
    ("dday small =busan", "line 1: '=busan' is no name=value"),
    ("dday small count=1 title=2 count=3", "line 1: 'count' is said twice"),
    ("weather small ctiy=busan", "line 1: weather has no parameter 'ctiy'; did you mean city?"),
    ("weather small title=x", "line 1: weather has no parameter 'title'; there is city"),
    ("weather small city=oslo", "line 1: city can't be 'oslo'; it is seoul or busan"),
    ("dday small date=x", "line 1: date can't be 'x'; it is a date such as 2026-12-25"),
    ("dday small\nweather small a=\"b", "line 2: a quotation has no end"),
    (#"dday small a="\"#, #"line 1: in quotes, a \ stands only before " or \"#),
    (#"dday small a="\n""#, #"line 1: in quotes, a \ stands only before " or \"#),
    ("dday small a=\u{1B}[2J", #"line 1: there is a control character, \u{1B}"#),
    ("dday small\rweather small", #"line 1: there is a control character, \r"#),
    (
      "dday tiny\nweather\n\ndday small\n\"",
      """
      line 1: there is no family 'tiny'; there are small and inline
      line 2: weather lacks its family; it is small or medium
      line 5: a quotation has no end
      """
    ),
    ("dday\u{0}", #"line 1: there is a control character, \0"#),
    ("\u{202E}day small", #"line 1: there is no kind '\u{202E}day'; did you mean dday?"#),
  ])
  func saysWhatIsWrongAndWhere(_ text: String, _ sentence: String) {
    #expect(complaint(about: text) == sentence)
  }

  @Test func takesNoMoreThanSoManyLines() throws {
    let lines = repeatElement("weather small\n", count: 10_000).joined()
    #expect(try board(lines).instances.count == 10_000)
    #expect(complaint(about: lines + "#") == "line 10001: there are more than 10000 lines")
  }

  @Test func hasNothingToOfferWithoutKinds() {
    #expect(
      complaint(about: "weather small", kinds: [])
        == "line 1: there is no kind 'weather'; there are none")
  }
}

extension ParameterDeclaration {
  fileprivate static func named(_ name: String, _ kind: ParameterKind) -> Self {
    Self(name: name, title: name, kind: kind, initial: nil)
  }
}

extension ParameterChoice {
  fileprivate static func named(_ name: String) -> Self { Self(value: .text(name), title: name) }
}
