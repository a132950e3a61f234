import Cells
import FoundationEssentials
import Home
import HomeTesting
import Kit
import Testing
import Timelines
import Views

struct ChromeTests {
  private func lastRow(_ width: Int, _ height: Int, glyphs: GlyphTier = .quadrant) async throws
    -> String
  {
    var home = try await SeenHome.test(width, height, presentation: .test(glyphs: glyphs))
    return home.canvas(at: .test).text(ofRow: height - 1).trimmed
  }

  @Test(arguments: [
    (
      120,
      "←↑↓→ 이동   PgUp PgDn 페이지   r 새로 고침   R 모두   e 편집   a 추가   m 모드   n 야간   ? 도움말   Q 잠금   q 종료"
    ),
    (82, "←↑↓→ 이동   r 새로 고침   e 편집   a 추가   m 모드   n 야간   ? 도움말   q 종료"),
    (66, "←↑↓→ 이동   r 새로 고침   e 편집   a 추가   ? 도움말   q 종료"),
    (54, "←↑↓→ 이동   r 새로 고침   e 편집   ? 도움말   q 종료"),
    (45, "←↑↓→ 이동   r 새로 고침   ? 도움말   q 종료"),
    (40, "←↑↓→ 이동   ? 도움말   q 종료"),
    (20, "? 도움말   q 종료"),
    (10, "? 도움말"),
    (7, ""),
  ])
  func leavesOutTheLeastKeysFirst(width: Int, keys: String) async throws {
    #expect(try await lastRow(width, 20) == keys)
  }

  @Test func tellsOnlyTheKeysThatWork() async throws {
    var home = try await SeenHome.test(80, 24, showing: Sample.instances([("days", .systemSmall)]))
    #expect(
      home.canvas(at: .test).text(ofRow: 23).trimmed
        == "r 새로 고침   e 편집   a 추가   m 모드   n 야간   ? 도움말   Q 잠금   q 종료")
  }

  @Test(arguments: [
    (30, "9:41 → 다음 ? 도움말 1/11"), (24, "9:41 ? 도움말 1/11"), (15, "9:41 1/11"), (6, "9:41"),
  ])
  func putsTheTimeBelowOnALowScreen(width: Int, row: String) async throws {
    let words = try await lastRow(width, 10).split(separator: " ").joined(separator: " ")
    #expect(words == row)
  }

  @Test func isWrittenInAsciiWhereNothingElseIsSure() async throws {
    var home = try await SeenHome.test(120, 40, presentation: .test(glyphs: .ascii))
    let canvas = home.canvas(at: .test)
    #expect(canvas.text(ofRow: 38).trimmed == "* o")
    #expect(canvas.text(ofRow: 39).trimmed.hasPrefix("arrows 이동"))
  }

  @Test(arguments: [(120, 40, "● ○"), (40, 30, "● ○ ○ ○ ○ ○ ○"), (80, 24, nil)])
  func dotsThePages(width: Int, height: Int, dots: String?) async throws {
    var home = try await SeenHome.test(width, height)
    let text = home.text()
    let row = text.split(separator: "\n").map { String($0).trimmed }.first { $0.hasPrefix("●") }
    #expect(row == dots)
    #expect(text.contains("1/4") == (dots == nil))
  }

  @Test func countsPagesThatAreTooManyForDots() throws {
    var home = try SeenHome.fresh(
      120, 40, showing: Sample.instances(Array(repeating: ("days", .systemSmall), count: 500)))
    home.press(Key(.end))
    #expect(home.canvas(at: .test).text(ofRow: 38).trimmed == "34/34")
  }

  @Test(arguments: [
    (80, "9:41   11월 21일 (토)", "⋯ 불러오는 중 11   1/4"), (45, "9:41   11월 21일 (토)", "⋯ 11   1/6"),
    (24, "9:41", "⋯ 11   1/7"), (8, "9:41", ""),
  ])
  func givesWayWhereTheHeaderIsNarrow(width: Int, start: String, end: String) throws {
    var home = try SeenHome.fresh(width, 24)
    _ = home.advance(to: .test)
    let row = home.canvas(at: .test).text(ofRow: 0).trimmed
    #expect(row.hasPrefix(start) && row.hasSuffix(end), "\(row)")
  }
}

/// The age of the focused widget's content, where the looks are as usual.
struct NewsTests {
  @Test func tellsTheTimeAndFromTheNextDayOnTheAge() async throws {
    var home = try await SeenHome.test(80, 24)
    #expect(home.text().contains("↻ 9:41"))
    #expect(home.text(at: .test.addingTimeInterval(86_399)).contains("↻ 9:41"))
    #expect(home.text(at: .test.addingTimeInterval(2 * 86_400)).contains("↻ 2일 전"))
  }

  @Test func tellsNothingBeforeTheFirstAnswer() throws {
    var home = try SeenHome.fresh(80, 24)
    #expect(!home.canvas(at: .test).text(ofRow: 0).contains("↻"))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
