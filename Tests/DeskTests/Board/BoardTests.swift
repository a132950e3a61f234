import Almanac
import Boards
import Foundation
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Desk

/// Checks the errors for invalid lines.
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

  private func complaint(
    about text: String, kinds: [WidgetKind] = BoardTests.kinds
  ) -> String? {
    do throws(BoardFaults) {
      _ = try Board(parsing: text, at: .home, kinds: kinds, zone: .utc)
      return nil
    } catch {
      return error.lines.map { "line \($0.number): \($0.fault.clause(in: English.words))" }.joined(
        separator: "\n")
    }
  }

  @Test(arguments: [
    "count=", "count=1.5", "count=99999999999999999999", "scale=nan", "scale=1e999", "scale=x",
    "repeats=yes", "date=tomorrow", "date=2026-02-30",
  ])
  func refusesValuesThatAreNotAllowed(_ written: String) throws {
    let parts = written.split(separator: "=", omittingEmptySubsequences: false)
    #expect(
      complaint(about: "dday small \(written)")?
        .hasPrefix("line 1: \(parts[0]) can’t be '\(parts[1])'; it is ") == true)
  }

  @Test(arguments: [
    ("\n\nwether small", "line 3: there is no kind 'wether'; did you mean weather?"),
    ("clock small", "line 1: there is no kind 'clock'; there are weather and dday"),
    ("dday", "line 1: dday lacks its size: small or inline"),
    ("dday smal", "line 1: there is no size 'smal'; did you mean small?"),
    ("dday gigantic", "line 1: there is no size 'gigantic'; there are small and inline"),
    ("dday large", "line 1: dday can’t be large; it is small or inline"),
    ("dday small city", "line 1: 'city' isn’t name=value"),
    ("dday small =busan", "line 1: '=busan' isn’t name=value"),
    ("dday small count=1 title=2 count=3", "line 1: 'count' is said twice"),
    ("weather small ctiy=busan", "line 1: weather has no parameter 'ctiy'; did you mean city?"),
    ("weather small title=x", "line 1: weather has no parameter 'title'; there is city"),
    ("weather small city=oslo", "line 1: city can’t be 'oslo'; it is seoul or busan"),
    ("dday small date=x", "line 1: date can’t be 'x'; it is a date such as 2026-12-25"),
    ("dday small\nweather small a=\"b", "line 2: a quotation has no end"),
    (#"dday small a="\"#, #"line 1: in quotes, a \ stands only before " or \"#),
    (#"dday small a="\n""#, #"line 1: in quotes, a \ stands only before " or \"#),
    ("dday small a=\u{1B}[2J", #"line 1: there is a control character, \u{1B}"#),
    ("dday small\rweather small", #"line 1: there is a control character, \r"#),
    (
      "dday tiny\nweather\n\ndday small\n\"",
      """
      line 1: there is no size 'tiny'; there are small and inline
      line 2: weather lacks its size: small or medium
      line 5: a quotation has no end
      """
    ),
    ("dday\u{0}", #"line 1: there is a control character, \0"#),
    ("\u{202E}day small", #"line 1: there is no kind '\u{202E}day'; did you mean dday?"#),
  ])
  func saysWhatIsWrongAndWhere(_ text: String, _ sentence: String) {
    #expect(complaint(about: text) == sentence)
  }

  @Test func takesNoMoreThanSoManyLines() {
    let lines = repeatElement("weather small\n", count: 10_000).joined()
    #expect(complaint(about: lines + "#") == "line 10001: there are more than 10,000 lines")
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
