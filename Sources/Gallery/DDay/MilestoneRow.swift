import DDays
import Views

/// A coming milestone: its distance, and the progress towards it.
struct MilestoneRow: View {
  let day: CountedDay
  let milestone: Milestone

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        milestone.text.font(.headline)
        Spacer(minLength: 0)
        milestone.countText(from: day.today).font(.caption).foregroundStyle(.secondary)
      }
      DayBar(day.occasion.share(of: milestone, on: day.today))
    }
  }
}
