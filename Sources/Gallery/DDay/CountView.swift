import Almanac
import Views

/// A day's count between its title and its date: with less room it says less.
struct CountView: View {
  let dday: DDay
  @ScaledMetric(relativeTo: .largeTitle) private var numeral = 44.0
  @ScaledMetric(relativeTo: .title) private var smallNumeral = 28.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(numeral, gap: 17)
      full(numeral, gap: 0)
      full(max(44, smallNumeral), gap: 0)
      full(44, gap: 0)
      full(28, gap: 0)
      full(17, gap: 0)
      brief
      count(17)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityLabel("dday.spoken \(title) \(dday.count.description) \(date)")
    .containerBackground(Self.gradient, for: .widget)
  }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        title.font(.headline)
        count(size)
      }
      Spacer(minLength: 0)
      date.font(.caption).foregroundStyle(.secondary)
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.headline)
      count(17)
    }
  }

  private var title: Text {
    dday.title.map { Text(verbatim: $0) } ?? Text("dday.untitled")
  }

  private func count(_ size: Double) -> some View {
    Text(verbatim: dday.count.description)
      .font(.system(size: size, weight: .bold))
      .contentTransition(.numericText(value: Double(dday.count.distance)))
  }

  private var date: Text {
    let day = dday.day
    let key = "date.weekday.\(day.weekday.rawValue).abbreviated"
    let weekday = Text(LocalizedStringKey(key))
    return Text(
      "dday.date \(String(day.year)) \(day.month) \(day.day) \(weekday)")
  }

  static let gradient = LinearGradient(
    colors: [Color("DDayStart"), Color("DDayMiddle"), Color("DDayEnd")],
    startPoint: .topLeading, endPoint: .bottomTrailing)
}
