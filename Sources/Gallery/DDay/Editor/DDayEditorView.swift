import Pages
import Views

/// The questions about a D-Day and, where there is room, its tiles as they would look.
struct DDayEditorView: View {
  let editor: DDayEditor
  let room: PageRoom

  private static let greatestColumns = 62
  /// With what stands around them.
  private static let leastForPreview = 62 + 4 + DDayPreview.columns + 4

  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      FormView(editor.form, columns: columns, rows: rows)
        .padding(.horizontal, hasGround ? 16 : 0)
        .padding(.vertical, hasGround ? 17 : 0)
        .background(ground, in: RoundedRectangle(cornerRadius: 20))
      if hasPreview { DDayPreview(editor: editor, room: room) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var hasPreview: Bool { room.columns >= Self.leastForPreview }

  /// On a small screen the room is for the questions.
  private var hasGround: Bool { room.rows >= 24 }

  private var ground: Color { hasGround ? Color.primary.opacity(0.06) : .clear }

  private var columns: Int {
    let beside = hasPreview ? 4 + DDayPreview.columns : 0
    return max(1, min(Self.greatestColumns, room.columns - beside - (hasGround ? 4 : 0)))
  }

  private var rows: Int { max(1, min(34, room.rows) - (hasGround ? 2 : 0)) }
}
