import Cells
import Layout
import Pages
import Testing
import Views
import WidgetIntents

@testable import Gallery

struct FormRoomTests {
  /// With air between its questions, a form takes no more rows than it has.
  @Test func aFormStaysInItsRows() throws {
    var group = Field("group", "group", .text(TextEntry(limit: 20)))
    group.suggestions = [.init("home", color: .red), .init("work", color: .blue)]
    let form = Form([
      group, Field("pinned", "pinned", .toggle(true)),
      Field("save", "save", .button(isDestructive: false)),
    ])
    for rows in 8...30 {
      let tile = try Tile(FormView(form, columns: 60, rows: rows), width: 60, height: rows)
      #expect(tile.content.lastRow < rows, "\(rows)")
    }
  }
}

extension Box {
  /// The last row in which something is drawn.
  fileprivate var lastRow: Int {
    let own = drawing == nil ? -1 : frame.rows.upperBound - 1
    return children.map(\.lastRow).reduce(own, max)
  }
}
