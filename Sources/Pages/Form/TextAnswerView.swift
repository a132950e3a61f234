import Views

/// A text field that shows as much of its text as fits, with a note beside it.
struct TextAnswerView: View {
  let entry: TextEntry
  let id: Field.ID
  let note: Field.Note?
  let isFocused: Bool
  let columns: Int
  /// The rows for an answer with several lines.
  let rows: Int

  var body: some View {
    linked(FormLink(to: id)) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Array(window.rows.enumerated()), id: \.offset) { row, text in
            CaretLine(
              text: text,
              cursor: isFocused && row == window.cursorRow ? window.cursorOffset : nil)
          }
        }
        Spacer(minLength: 8)
        if let note { NoteText(note: note).padding(.trailing, 8) }
      }
      .lineLimit(1)
      .padding(.leading, 8)
      .frame(width: Double(columns) * 8, height: Double(ownRows) * 17, alignment: .topLeading)
      .background(Color.primary.opacity(isFocused ? 0.25 : 0.15))
    }
  }

  private var window: TextWindow {
    TextWindow(
      entry, columns: Self.textColumns(of: columns, beside: note), rows: ownRows,
      isFocused: isFocused)
  }

  private var ownRows: Int { entry.holdsLines ? rows : 1 }

  /// The columns that the note leaves for the text; notes about errors are longer.
  static func textColumns(of columns: Int, beside note: Field.Note?) -> Int {
    switch note {
    case .remark: columns - 21
    case .fault: columns - 33
    case nil: columns - 2
    }
  }
}
