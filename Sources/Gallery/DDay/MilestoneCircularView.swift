import DDays
import Views

/// The distance to the next milestone, in a ring that fills until then.
struct MilestoneCircularView: View {
  let day: CountedDay
  let milestone: Milestone

  var body: some View {
    DayRing(share: day.occasion.share(of: milestone, on: day.today)) {
      milestone.countText(from: day.today).bold()
    } caption: {
      ViewThatFits(in: .horizontal) {
        milestone.text
        Text("\(milestone.count)")
      }
    }
    .accessibilityLabel(day.reading(of: milestone))
  }
}
