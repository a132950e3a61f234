import DDays
import Timelines
import Views

/// A single D-Day on a large widget: its count, its coming milestones, and their places in the
/// year.
struct DDaySoloView: View {
  let day: CountedDay
  @ScaledMetric private var numeral = 144.0
  @Environment(\.widgetFamily) private var family

  var body: some View {
    ViewThatFits {
      full(max(numeral, 240), gap: 17).inRoom(of: 76, by: 38)
      full(max(numeral, 168), gap: 17).inRoom(of: 56, by: 28)
      ViewThatFits(in: .vertical) {
        ForEach(sizes, id: \.self) { full($0, gap: 17) }
        ForEach([44.0, 28], id: \.self) { full($0, gap: 0) }
        DDayMediumView(day: day)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The sizes of the count to try, largest first.
  private var sizes: [Double] { [numeral] + [144.0, 96, 72, 44].filter { $0 < numeral } }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        DayHeading(day: day, isFestive: gap > 0).padding(.bottom, gap)
        if isWide, !day.milestones.isEmpty {
          HStack(alignment: .top, spacing: 40) {
            count(size)
            milestones(gap: size > 96 ? gap : 0).frame(width: 240)
          }
        } else {
          count(size)
          milestones(gap: 0).padding(.top, gap)
        }
      }
      .accessibilityLabel(day.reading)
      Spacer(minLength: 0)
      YearStrip(today: day.today, days: [day.day] + day.milestones.map(\.day))
    }
  }

  /// The count with its progress below, unless the milestones show that.
  private func count(_ size: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayHero(day: day, size: size)
      if isWide || day.milestones.isEmpty { DayCourse(day: day) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }

  private func milestones(gap: Double) -> some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(day.milestones, id: \.self) { MilestoneRow(day: day, milestone: $0) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }

  private var isWide: Bool { family == .systemExtraLarge }
}
