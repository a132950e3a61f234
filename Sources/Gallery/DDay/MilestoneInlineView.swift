import DDays
import Views

/// A day's title and its round number that comes next in a row.
struct MilestoneInlineView: View {
  let day: CountedDay
  let milestone: Milestone

  var body: some View {
    HStack(spacing: 8) {
      if day.isFestive { FestiveStar() }
      day.titleText
      milestone.briefText(on: day.today).fixedSize()
    }
    .lineLimit(1)
  }
}
