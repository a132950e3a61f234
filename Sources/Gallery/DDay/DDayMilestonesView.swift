import DDays
import Timelines
import Views

/// A D-Day's count and its coming milestones, of which there must be at least one.
struct DDayMilestonesView: View {
  let day: CountedDay
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .systemLarge, .systemExtraLarge: DDaySoloView(day: day)
    case .systemMedium:
      HStack(spacing: 24) {
        DDaySmallView(day: day)
        rows(upTo: 4).frame(width: 160)
      }
    default:
      VStack(alignment: .leading, spacing: 0) {
        DayTitle(day: day).font(.headline)
        day.countText.font(.caption).foregroundStyle(.secondary)
        rows(upTo: 3)
      }
      .lineLimit(1)
      .accessibilityLabel(day.reading)
    }
  }

  /// As many milestones as fit.
  private func rows(upTo limit: Int) -> some View {
    ViewThatFits(in: .vertical) {
      ForEach((1...limit).reversed(), id: \.self) { count in
        VStack(spacing: typeSize.density.rowGap) {
          ForEach(day.milestones.prefix(count), id: \.self) {
            MilestoneRow(day: day, milestone: $0)
          }
        }
      }
    }
    .lineLimit(1)
    .frame(maxHeight: .infinity, alignment: .topLeading)
  }
}
