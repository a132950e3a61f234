import Testing

@testable import Gallery

struct DayLinesTests {
  private func days(_ groups: String...) throws -> [CountedDay] {
    try groups.enumerated().map { index, group in
      try DDayViewTests.day("\(index)", "2026-12-25", id: index + 1, group: group)
    }
  }

  private func text(_ lines: [DayLines.Line]) -> String {
    lines.map { line in
      switch line {
      case .group(let name): "[\(name)]"
      case .day(let day): day.title ?? ""
      case .more(let count): "+\(count)"
      }
    }
    .joined(separator: " ")
  }

  @Test(arguments: [
    (9, "0 2 [a] 1 3 4 [b] 5"), (8, "0 2 [a] 1 3 4 [b] 5"), (7, "0 2 [a] 1 [b] 5 +2"),
    (6, "0 [a] 1 [b] 5 +3"), (5, "0 2 [a] 1 +3"), (4, "0 [a] 1 +4"), (3, "0 2 +4"), (2, "0 +5"),
    (1, "+6"), (0, ""),
  ])
  func groupsShareTheRoom(room: Int, expected: String) throws {
    let days = try days("", "a", "", "a", "a", "b")
    #expect(text(DayLines(days, of: 6, room: room).lines) == expected)
  }

  @Test func theNearestGroupIsFirstAndNoneIsTakenForAnothers() throws {
    let lines = DayLines(try days("a", "", "a", "b", ""), of: 5, room: 20).lines
    #expect(text(lines) == "[a] 0 2 [] 1 4 [b] 3")
  }

  @Test func countsThoseThatWereNeverRead() throws {
    #expect(text(DayLines(try days("", ""), of: 40, room: 9).lines) == "0 1 +38")
  }

  /// A row stays free only if no day fits below its group's name.
  @Test func leavesNoRowFreeWhileDaysAreLeftOut() throws {
    let days = try days("", "a", "", "a", "b", "a", "", "b", "c", "a")
    for room in 1...15 {
      let lines = DayLines(days, of: days.count, room: room).lines
      #expect(lines.count <= room)
      let hasMore = lines.contains { if case .more = $0 { true } else { false } }
      #expect(!hasMore || lines.count == room, "\(room): \(text(lines))")
    }
  }

  @Test func aSecondColumnBeginsWithAGroup() throws {
    let lines = DayLines(try days("", "", "", "a", "a", "b"), of: 6, room: 20)
    #expect(text(Array(lines.lines[lines.middle...])) == "[a] 3 4 [b] 5")
    let even = DayLines(try days("", "", "", ""), of: 4, room: 20)
    #expect(even.middle == 2)
  }
}
