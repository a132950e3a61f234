import Views

/// The round number that comes next, and since what.
struct NextMilestone: View {
  let day: CountedDay?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if let day, let text = day.milestoneText {
        day.titleText + Text(verbatim: " · ") + text
        text
      }
      Text(verbatim: "")
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}
