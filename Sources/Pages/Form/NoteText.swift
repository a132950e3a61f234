import Views

/// An explanation of an answer, or the reason why it is invalid.
struct NoteText: View {
  let note: Field.Note

  var body: some View {
    switch note {
    case .remark(let words): Text(words).foregroundStyle(.secondary)
    case .fault(let words): Text(words).foregroundStyle(Color.orange)
    }
  }
}
