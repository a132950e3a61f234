import Views

/// The round number that comes next, and since what; nothing where there is none.
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
