import Diary
import Views

/// A reminder in letters to be read from afar, with a circle as high to mark it as done; in a row where
/// they don't fit.
struct DrawnChore: View {
  let chore: Chore

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach([1, 0.88, 0.76], id: \.self) { drawn(width: $0) }
      ChoreToggle(chore: chore)
    }
  }

  private func drawn(width: Double) -> some View {
    HStack(spacing: 0) {
      Toggle(isOn: chore.isDone, intent: ToggleReminderIntent(chore)) { chore.text }
        .toggleStyle(CircleToggleStyle(size: StandByText.line))
      if let url = chore.link {
        Link(destination: url) { words(width: width) }
      } else {
        words(width: width)
      }
    }
    .lineLimit(1)
  }

  private func words(width: Double) -> some View {
    chore.text.font(
      .system(size: StandByText.line, weight: .semibold).width(Font.Width(width)))
  }
}
