import Views

/// Something that is to be done, on a row: whether it is done, what it is, and when it is due.
struct ChoreRow: View {
  let chore: Chore
  let isDone: Bool

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: isDone ? "circle.fill" : "circle")
        .foregroundStyle(Color("ListAccent"))
        .widgetAccentable()
      chore.text
        .foregroundStyle(isDone ? .secondary : .primary)
      Spacer(minLength: 0)
      if let due = chore.due {
        due.text(isDone: isDone)
      }
    }
    .lineLimit(1)
  }
}
