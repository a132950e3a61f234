import Views

/// Something that is to be done, on a row: whether it is done, what it is, and when it is due. What it
/// is goes before when: where that would leave too little of it, less is said of when, or nothing.
struct ChoreRow: View {
  let chore: Chore
  let isDone: Bool

  /// As much of a title as tells it from others.
  private static let leastTitle = 80.0

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: isDone ? "circle.fill" : "circle")
        .foregroundStyle(Color("ListAccent"))
        .widgetAccentable()
      if let due = chore.due {
        ViewThatFits(in: .horizontal) {
          row(title) { due.text(isDone: isDone) }
          row(title) { due.briefText(isDone: isDone) }
          row(shortTitle) { due.text(isDone: isDone) }
          row(shortTitle) { due.briefText(isDone: isDone) }
          title
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        // All of the row can be hit, whatever its title.
        title.frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .lineLimit(1)
  }

  private var title: some View {
    chore.text.strikethrough(isDone).foregroundStyle(isDone ? .secondary : .primary)
  }

  private var shortTitle: some View {
    title.frame(idealWidth: Self.leastTitle, alignment: .leading)
  }

  private func row(_ title: some View, @ViewBuilder due: () -> some View) -> some View {
    HStack(spacing: 0) {
      title
      Spacer(minLength: 8)
      due()
    }
  }
}
