import Pages
import Views

/// The form for a D-Day and, if there is room, a preview of its widgets.
struct DDayEditorView: View {
  let editor: DDayEditor
  let room: PageRoom

  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      FormView(editor.form, columns: room.formColumns, rows: room.formRows)
        .padding(.horizontal, room.hasGround ? 16 : 0)
        .padding(.vertical, room.hasGround ? 17 : 0)
        .background(ground, in: RoundedRectangle(cornerRadius: 20))
      if room.hasPreview { DDayPreview(editor: editor, room: room) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: room.rows > 44 ? .center : .top)
  }

  private var ground: Color { room.hasGround ? Color.primary.opacity(0.06) : .clear }
}

extension PageRoom {
  private static let greatestColumns = 62
  /// The minimum number of columns for a preview, with margins.
  private static let leastForPreview = greatestColumns + 4 + DDayPreview.columns + 4

  fileprivate var hasPreview: Bool { columns >= Self.leastForPreview }

  /// Whether there is room for a background; small screens only show the form.
  fileprivate var hasGround: Bool { rows >= 24 }

  /// The columns of the form.
  var formColumns: Int {
    let beside = hasPreview ? 4 + DDayPreview.columns : 0
    return max(1, min(Self.greatestColumns, columns - beside - (hasGround ? 4 : 0)))
  }

  var formRows: Int { max(1, min(36, rows) - (hasGround ? 2 : 0)) }
}
