import Views

/// The title of a reminder and when it is due. The title has priority; if little of it would fit,
/// the due time is shortened or hidden.
struct ChoreWords: View {
  let chore: Chore

  /// The minimum width of a title that can be recognized, in points.
  private static let leastTitle = 80.0

  var body: some View {
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
      // Wide, so that the whole row responds to presses.
      title.frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var isDone: Bool { chore.isDone }

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
