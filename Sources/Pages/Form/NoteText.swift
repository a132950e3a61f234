import Views

/// What an answer means, or why it can't be taken.
struct NoteText: View {
  let note: Field.Note

  var body: some View {
    switch note {
    case .remark(let words): Text(words).foregroundStyle(.secondary)
    case .fault(let words): Text(words).foregroundStyle(Color.orange)
    }
  }
}
