import Testing

@testable import Kit

struct MarbleTests {
  @Test func tellsTicksAndMarks() {
    let row = MarbleRow("a---b---c")
    #expect(row.marks.map(\.tick) == [0, 4, 8])
    #expect(row.marks.map(\.mark) == ["a", "b", "c"])
    #expect(row.length == 9 && row[4] == "b" && row[5] == nil && row[99] == nil)
    #expect(row.description == "a---b---c")
  }

  @Test func isBuiltFromWhatHolds() {
    let entries = MarbleRow("a---b---c")
    let shows = MarbleRow(length: entries.length) { tick in
      entries.marks.last { $0.tick <= tick }?.mark
    }
    #expect(shows.description == "aaaabbbbc")
  }

  @Test func growsWithItsMarks() {
    var row = MarbleRow("a-")
    row[4] = "R"
    #expect(row.description == "a---R")
    row[0] = nil
    #expect(row.description == "----R")
  }

  @Test func printsRowsAsTheyAreWritten() {
    let text = """
      entries  a---b---c
      shows    aaaabbbbc
      reloads  --------R   .atEnd
      """
    let marbles = Marbles(text)
    #expect(marbles.description == text)
    #expect(marbles.note(of: "reloads") == ".atEnd")
    #expect(marbles.names == ["entries", "shows", "reloads"])
    #expect(marbles["nothing"].length == 0)
  }

  @Test func comparesTheRowsThatAreWrittenDown() {
    let shown = Marbles("entries  a--b\nshows    aaab\nreloads  ---R .after")
    #expect(difference(from: Marbles("shows aaab\nreloads ---R .after"), to: shown) == nil)
    #expect(
      difference(from: Marbles("entries a--b\nshows   aabb\nreloads ---R"), to: shown) == """
        entries    a--b
        shows      aabb
        ! shows    aaab
        reloads    ---R
        ! reloads  ---R   .after
        """)
  }

  @Test func ignoresTheDistancesBetweenRowsAndTheirNames() {
    expectMarbles(Marbles("shows aab"), "shows  aab")
  }
}
