import DDays
import Views

/// A day's count, and the round numbers that come.
struct DDayMilestonesView: View {
  let day: CountedDay

  var body: some View {
    if day.milestones.isEmpty {
      DDayMediumView(day: day)
    } else {
      HStack(spacing: 24) {
        DDaySmallView(day: day)
        ViewThatFits(in: .vertical) {
          rows(4)
          rows(3)
          rows(2)
          rows(1)
        }
        .lineLimit(1)
        .frame(width: 160)
        .frame(maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  private func rows(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(day.milestones.prefix(count), id: \.self) { MilestoneRow(day: day, milestone: $0) }
    }
  }
}
