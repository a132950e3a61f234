import Almanac
import Views

/// The time as large as a screen allows, above the day.
struct DigitalStandByView: View {
  let entry: ClockEntry

  var body: some View {
    VStack(spacing: 6) {
      ClockHero(
        time: entry.moment.time, size: Self.size, isOwn: entry.clock.isOwn,
        weight: entry.clock.weight
      )
      .fontWidth(.expanded)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack(alignment: .bottom, spacing: 12) {
        StandByText([entry.longDateText, entry.dateText], size: 14.5, weight: .regular)
          .foregroundStyle(.secondary)
        ClockPeriod(time: entry.moment.time).font(.headline)
      }
      if !entry.clock.isOwn {
        HStack(spacing: 16) {
          entry.clock.main.name.bold()
          entry.distanceText(of: entry.clock.main, from: entry.clock.own)
            .foregroundStyle(.secondary)
        }
      }
    }
    .padding(.vertical, 4)
  }

  /// 24 of 40 rows.
  private static let size = 80.0
}
