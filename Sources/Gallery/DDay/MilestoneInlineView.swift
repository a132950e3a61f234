import DDays
import Views

/// A D-Day's title and next milestone on one row.
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
