import Almanac
import Assets
import Cells
import Foundation
import Kit
import Testing
import Views

@testable import Gallery

struct DDayViewTests {
  private func view(
    _ title: String? = "결혼기념일", _ day: String = "2026-12-25", today: String = "2026-11-21"
  ) throws -> DDaySmallView {
    let day = DDay(
      title: title, day: try WrittenDate(day).moment.day, today: try WrittenDate(today).moment.day)
    return DDaySmallView(entry: DDayEntry(date: Date(timeIntervalSince1970: 0), dday: day))
  }

  private let unset = DDaySmallView(
    entry: DDayEntry(date: Date(timeIntervalSince1970: 0), dday: nil))

  @Test func countsBetweenTitleAndDate() throws {
    expectPicture(
      try Tile(view()).canvas,
      """
      결혼기념일

       ▀▜▖  ▗▛▜▖
        ▐▌▄▄ ▗▟▘ ▄
        ▐▌  ▗▖▐▌
      ▀▀▀    ▀▀   ▀

      2026. 12. 25 (금)
      """)
    expectPicture(
      try Tile(view("Wedding"), in: .englishStrings).canvas,
      """
      Wedding

       ▀▜▖  ▗▛▜▖
        ▐▌▄▄ ▗▟▘ ▄
        ▐▌  ▗▖▐▌
      ▀▀▀    ▀▀   ▀

      Fri, 12/25/2026
      """)
    expectPicture(
      try Tile(view(nil, "2026-11-21")).canvas,
      """
      중요한 날

       ▀▜▖  ▐▛▀▙ ▄▄▖▄ ▄
        ▐▌▀▀▐▌  ▐▌▐▌
      ▀▀▀   ▝▀▀▘ ▀▀▘▟ ▛


      2026. 11. 21 (토)
      """)
  }

  @Test func invitesWhereNothingIsSet() throws {
    expectPicture(
      try Tile(unset).canvas,
      """
              ▖
           ▗▄▄▙▄▖
              ▘

        D-Day 미설정
        기다리는 날이
           있나요?
      """)
    expectPicture(
      try Tile(unset, in: .englishStrings).canvas,
      """
              ▖
           ▗▄▄▙▄▖
              ▘

        No D-Day Yet
       Which day are
      you waiting for?
      """)
    expectPicture(try Tile(unset, width: 12, height: 1).canvas, "D-Day 미설정")
  }

  @Test func shortensWhatIsTooLong() throws {
    let title = String(repeating: "가나다라마바", count: 10)
    expectPicture(
      try Tile(view(title, "1999-07-06")).canvas,
      """
      가나다라마바가나…

      ▛▚ ▖▗  ▞▚▗▀▖▞▚▗▀▖
      ▌▐▝▛ ▐ ▌▐▐ ▌▌▐▐ ▌
      ▀▘   ▝ ▝▘ ▀ ▝▘ ▀


      1999. 7. 6 (화)
      """)
    expectPicture(
      try Tile(view(title, "9999-12-31"), in: .englishStrings).canvas,
      """
      가나다라마바가나…

      D-2912118




      Fri, 12/31/9999
      """)
  }

  @Test(arguments: [
    (
      30, 8,
      "결혼기념일\n\n ▀▜▖  ▗▛▜▖\n  ▐▌▄▄ ▗▟▘ ▄\n  ▐▌  ▗▖▐▌\n▀▀▀    ▀▀   ▀\n\n2026. 12. 25 (금)"
    ),
    (12, 5, "결혼기념일\n▛▀▚  ▝▀▚▐ ▐\n▌ ▐▝▀ ▝▚▝▀▜\n▀▀▘  ▝▀▘  ▝\n12. 25 (금)"),
    (12, 3, "결혼기념일\nD-34\n12. 25 (금)"),
    (12, 2, "결혼기념일\nD-34"),
    (12, 1, "D-34"),
    (4, 8, "결…\n\nD-34\n\n\n\n\n12.…"),
  ])
  func saysLessWithLessRoom(width: Int, height: Int, picture: String) throws {
    expectPicture(try Tile(view(), width: width, height: height).canvas, picture)
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{07}\u{9B}2J", "\u{FFFD}[31mred\u{FFFD}\u{FFFD}2J"), ("one\ntwo", "one…"),
    ("one\r\n", "one…"),
    ("\tone", " one"), ("\u{202E}one\u{200B}", "one"), ("%@ %lld %", "%@ %lld %"),
  ])
  func aTitleIsOnlyText(title: String, row: String) throws {
    let canvas = try Tile(view(title)).canvas
    let shown = (0..<canvas.size.width).map { canvas[$0, 0].glyph.description }.joined()
    #expect(shown == row.padding(toLength: 17, withPad: " ", startingAt: 0))
  }

  @Test func isReadOutInAll() throws {
    #expect(try Tile(view()).label == "결혼기념일, D-34, 2026. 12. 25 (금)")
    #expect(
      try Tile(view(nil), in: .englishStrings).label == "Big Day, D-34, Fri, 12/25/2026")
  }
}
