import Views

/// The next milestone and its D-Day; empty if there is none.
struct NextMilestone: View {
  let day: CountedDay?

  var body: some View {
    if let day, let text = day.milestoneText {
      ViewThatFits(in: .horizontal) {
        day.titleText + Text(verbatim: " · ") + text
        text
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
    }
  }
}
