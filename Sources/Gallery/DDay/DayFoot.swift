import Views

/// The date of a day, or how far it is to the next round number since it.
struct DayFoot: View {
  let day: CountedDay
  let hasBar: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isCounted, hasBar { DayBar(day.share) }
      ViewThatFits(in: .horizontal) {
        if isCounted {
          day.milestoneText
          day.briefMilestoneText
        } else {
          day.note
          day.briefNote
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  /// Whether it is past and what has passed since is counted.
  private var isCounted: Bool { day.milestone != nil && !day.isToday }
}
