import DDays
import Views

/// A D-Day's count between its title and date. In less room it drops parts; larger text gives the
/// count more of the room.
struct DDaySmallView: View {
  let day: CountedDay
  /// The holiday that may become a D-Day; nil if the day is one.
  var offer: HolidayDay?
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var numeral = 44.0
  @ScaledMetric(relativeTo: .title) private var smallNumeral = 28.0

  var body: some View {
    ViewThatFits {
      full(max(numeral, 120), rows: 10, gap: 17, isRoomy: true).inRoom(of: 34, by: 17)
      full(max(numeral, 84), rows: 7, gap: 17, isRoomy: true).inRoom(of: 25, by: 12)
      full(max(numeral, 60), rows: 5, gap: 17, isRoomy: true).inRoom(of: 20, by: 10)
      ViewThatFits(in: .vertical) {
        full(
          day.isToday ? numeral * 0.82 : numeral, rows: rows, gap: 17, foot: day.isToday ? 17 : 0)
        if typeSize.isAccessibilitySize { bare }
        // A larger count takes the gap before it gives way.
        full(numeral, rows: rows, gap: 0)
        full(min(numeral, 60), rows: min(rows, 5), gap: 0)
        full(min(numeral, 48), rows: 4, gap: 0)
        full(smallNumeral, rows: 3, gap: 0)
        full(17, rows: 1, gap: 0)
        brief
        count(17)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityLabel(day.reading)
  }

  private var rows: Double { numeral.heroRows }

  private func full(
    _ size: Double, rows: Double, gap: Double, foot: Double = 0, isRoomy: Bool = false
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      FestiveRow(isFestive: gap > 0 && day.isFestive) { heading }.padding(.bottom, gap)
      count(upTo: size, rows: rows).padding(.bottom, foot)
      if offer == nil || isRoomy {
        FestiveRow(isFestive: foot > 0 && day.isFestive, seed: 3) {
          DayFoot(day: day, hasBar: rows > 2, showsCourse: isRoomy)
        }
      }
      if let offer {
        Button(intent: KeepHolidayIntent(offer)) {
          Text("dday.offer.take").frame(maxWidth: .infinity)
        }
        .padding(.top, isRoomy ? 17 : 0)
      }
    }
  }

  /// The layout in which the count takes all the room.
  private var bare: some View {
    VStack(alignment: .leading, spacing: 17) {
      heading
      count(upTo: numeral, rows: 3)
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      count(17)
    }
  }

  /// The title; where a button takes the place of the date, with it.
  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      if offer != nil, let date = day.leastDateText {
        HStack(spacing: 8) {
          title
          Spacer(minLength: 0)
          date.foregroundStyle(.secondary)
        }
      }
      title
    }
  }

  private var title: some View { DayTitle(day: day).font(.headline) }

  /// The count in the available room, ideally on a number of rows.
  private func count(upTo size: Double, rows: Double) -> some View {
    count(size).frame(idealHeight: rows * 17, maxHeight: .infinity, alignment: .topLeading)
  }

  private func count(_ size: Double) -> some View { CountNumeral(day: day, size: size) }
}
