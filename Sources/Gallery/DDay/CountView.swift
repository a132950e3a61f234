import Almanac
import Views

/// A day's count between its title and its date: with less room it says less, and the larger the type
/// the more of the room is the count's.
struct CountView: View {
  let dday: DDay
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .largeTitle) private var numeral = 44.0
  @ScaledMetric(relativeTo: .title) private var smallNumeral = 28.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(isTheDay ? numeral * 0.82 : numeral, rows: 4, gap: 17, foot: isTheDay ? 17 : 0)
      if typeSize.isAccessibilitySize { bare }
      full(numeral, rows: 4, gap: 0)
      full(smallNumeral, rows: 3, gap: 0)
      full(17, rows: 1, gap: 0)
      brief
      count(17)
    }
    .lineLimit(1)
    .privacySensitive()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityLabel("dday.spoken \(title) \(dday.count.description) \(date)")
    .containerBackground(Self.gradient, for: .widget)
  }

  /// The day itself has a letter that hangs below the line, and must not stand on the date.
  private var isTheDay: Bool { dday.count.distance == 0 }

  private func full(
    _ size: Double, rows: Double, gap: Double, foot: Double = 0
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        heading
        count(upTo: size, rows: rows)
      }
      .padding(.bottom, foot)
      ViewThatFits(in: .horizontal) {
        date
        briefDate
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
  }

  /// A count that takes all the room there is.
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

  private var heading: some View { title.font(.headline) }

  private var title: Text {
    dday.title.map { Text(verbatim: $0) } ?? Text("dday.untitled")
  }

  /// The count in what room there is, of which so many rows would do.
  private func count(upTo size: Double, rows: Double) -> some View {
    count(size).frame(idealHeight: rows * 17, maxHeight: .infinity, alignment: .topLeading)
  }

  private func count(_ size: Double) -> some View {
    Text(verbatim: dday.count.description)
      .font(.system(size: size, weight: .bold))
      .contentTransition(.numericText(value: Double(dday.count.distance)))
  }

  private var date: Text {
    Text("dday.date \(String(dday.day.year)) \(dday.day.month) \(dday.day.day) \(weekday)")
  }

  private var briefDate: Text {
    Text("dday.date.brief \(dday.day.month) \(dday.day.day) \(weekday)")
  }

  private var weekday: Text {
    let key = "date.weekday.\(dday.day.weekday.rawValue).abbreviated"
    return Text(LocalizedStringKey(key))
  }

  static let gradient = LinearGradient(
    colors: [Color("DDayStart"), Color("DDayMiddle"), Color("DDayEnd")],
    startPoint: .topLeading, endPoint: .bottomTrailing)
}
