import Testing
import Views

struct ModifierLayoutTests {
  @Test func pads() throws {
    try expectScreen(Text("a").padding(), width: 5, height: 3, "\n  a")
    try expectScreen(Text("a").padding(.leading, 8), width: 2, height: 1, " a")
    try expectScreen(
      Text("a").padding(EdgeInsets(top: 17, trailing: 16)), width: 3, height: 2, "\na")
  }

  @Test func frames() throws {
    try expectScreen(
      HStack(spacing: 0) {
        Text("a").frame(width: 24); Text("b")
      }, width: 4, " a b")
    try expectScreen(
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      width: 3, height: 2, "\n  a")
    try expectScreen(
      HStack(spacing: 0) {
        Text("abcdef").frame(maxWidth: 24); Text("x")
      }, width: 8,
      "  ab…x")
    try expectScreen(
      HStack(spacing: 0) {
        Text("a").frame(minWidth: 24, alignment: .leading); Text("x")
      },
      width: 6, " a  x")
  }

  @Test func decoratesWithoutGrowing() throws {
    let view = HStack(spacing: 0) {
      Text("a").overlay(alignment: .leading) { Text("xyz").fixedSize() }
      Text("b").background { Text("c") }
    }
    try expectScreen(view, width: 4, " xbz")
  }

  @Test func choosesWhatFits() throws {
    let view = ViewThatFits {
      Text("long text"); Text("short"); Text("s")
    }
    let shown = try rows(of: view, widths: 3...9)
    #expect(
      shown == [".s.", ".s..", "short", "short.", ".short.", ".short..", "long.text"])
  }

  @Test func movesAndHides() throws {
    let moved = HStack(spacing: 0) {
      Text("a").offset(x: 16); Text("b"); Text("c")
    }
    try expectScreen(moved, width: 3, " bc")
    let hidden = HStack(spacing: 0) {
      Text("a"); Text("b").hidden(); Text("c").opacity(0)
    }
    try expectScreen(hidden, width: 3, "a")
  }

  @Test func linesUpColumns() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Text("a"); Text("bcd"); Text("e")
      }
      Divider()
      GridRow {
        Text("fgh"); Text("i").gridCellColumns(2)
      }
    }
    try expectScreen(grid, width: 9, height: 3, "a   bcd e\n─────────\nfgh i")
  }

  /// Columns that take what they are offered are equally wide, and what is left over stays free.
  @Test(arguments: [(9, "abc"), (10, "abc"), (11, "abc")])
  func columnsThatFillTheRoomAreEquallyWide(width: Int, names: String) throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        ForEach(Array(names).map(String.init), id: \.self) {
          Text(verbatim: $0).frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    try expectScreen(grid, width: width, height: 1, "a  b  c")
  }

  @Test func widensColumnsForWhatSpansThem() throws {
    let title = Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      Text("A long title")
      GridRow {
        Text("a")
        Text("b")
      }
    }
    try expectScreen(title, width: 12, height: 2, "A long title\n  a      b")
    let wide = Grid(horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow { Text("wide wide").gridCellColumns(2) }
      GridRow {
        Text("a")
        Text("b")
      }
    }
    try expectScreen(wide, width: 9, height: 2, "wide wide\n a    b")
  }

  @Test func appliesModifiersOfARowToItsCells() throws {
    let grid = Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Text("ab")
        Text("c")
      }
      GridRow {
        Text("d")
        Text("e")
      }
      .padding(.leading, 8)
    }
    try expectScreen(grid, width: 5, height: 2, "ab c\n d  e")
  }
}
