import Almanac
import System
import Cells
import DDays
import FoundationEssentials
import Kit
import Pages
import Testing

@testable import Gallery

/// Records the page of days and the editor at terminal sizes.
struct DaysSheetTests {
  private let world: DaysWorld

  init() throws {
    world = try DaysWorld()
    try world.add("결혼기념일", in: -1062, isPinned: true, recurrence: .yearly)
    try world.add("우진이 생일", in: -2554, group: "가족", recurrence: .yearly)
    try world.add("함께한 날", in: -1095, group: "가족", isInclusive: true)
    try world.add("프로젝트 마감", in: 12, group: "나")
    try world.add("여권 만료", in: 201, group: "나")
    try world.add("여행", in: -90)
    let gone = try world.add("이사", in: -80)
    _ = try world.book.remove([gone.id], at: .distantPast)
  }

  @Test(arguments: [(116, 36, "ko"), (116, 36, "en"), (76, 20, "ko"), (40, 10, "ko")])
  func looksAsRecorded(columns: Int, rows: Int, language: String) throws {
    let page = try world.page()
    try record(page, columns, rows, language, named: "page-days-\(columns)x\(rows)-\(language)")
  }

  @Test(arguments: [(116, 36, "ko"), (76, 20, "ko"), (76, 20, "en")])
  func theEditorLooksAsRecorded(columns: Int, rows: Int, language: String) throws {
    let editor = DDayEditor(nil, on: world.today, groups: ["가족", "나"])
    try record(
      editor, columns, rows, language, named: "page-dday-\(columns)x\(rows)-\(language)")
  }

  private func record(
    _ page: some Page, _ columns: Int, _ rows: Int, _ language: String, named name: String
  ) throws {
    let date = try Zone.seoul().date("2026-11-21 09:41")
    let room = PageRoom(columns: columns, rows: rows, date: date, zone: try .seoul())
    let tile = try Tile(
      page.body(in: room), width: columns, height: rows,
      in: language == "ko" ? .koreanStrings : .englishStrings, glyphs: .sextant)
    try expectGolden(tile.canvas, named: name)
  }
}
