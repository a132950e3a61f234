import Views

/// The date of a D-Day, or the distance to its next milestone.
struct DayFoot: View {
  let day: CountedDay
  let hasBar: Bool
  /// Whether there is room for the way to a coming day.
  var showsCourse = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isCounted && hasBar || showsCourse && day.hasCourse { DayBar(day.share) }
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

  /// Whether the day is past and the time since is counted.
  private var isCounted: Bool { day.milestone != nil && !day.isToday && day.staleDays == nil }
}
