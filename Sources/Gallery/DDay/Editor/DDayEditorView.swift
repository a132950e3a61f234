import Pages
import Views

/// The questions about a D-Day and, where there is room, its tiles as they would look.
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
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var ground: Color { room.hasGround ? Color.primary.opacity(0.06) : .clear }
}

extension PageRoom {
  private static let greatestColumns = 62
  /// With what stands around them.
  private static let leastForPreview = greatestColumns + 4 + DDayPreview.columns + 4

  fileprivate var hasPreview: Bool { columns >= Self.leastForPreview }

  /// On a small screen the room is for the questions.
  fileprivate var hasGround: Bool { rows >= 24 }

  /// What the questions about a D-Day have of it.
  var formColumns: Int {
    let beside = hasPreview ? 4 + DDayPreview.columns : 0
    return max(1, min(Self.greatestColumns, columns - beside - (hasGround ? 4 : 0)))
  }

  var formRows: Int { max(1, min(34, rows) - (hasGround ? 2 : 0)) }
}
