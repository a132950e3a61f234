import Almanac
import Views

/// A day's count between its title and its date: with less room it says less.
struct CountView: View {
  let day: DDay

  var body: some View {
    ViewThatFits(in: .vertical) {
      full
      brief
      count
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityLabel("dday.spoken \(title) \(day.count.description) \(date)")
    .containerBackground(gradient, for: .widget)
  }

  private var full: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.headline)
      Spacer(minLength: 0)
      count
      Spacer(minLength: 0)
      date.font(.caption).foregroundStyle(.secondary)
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      title.font(.headline)
      count
    }
  }

  private var title: Text {
    day.title.map { Text(verbatim: $0) } ?? Text("dday.untitled")
  }

  /// A long count is smaller, as long as it fits then.
  private var count: some View {
    ViewThatFits(in: .horizontal) {
      count(ofSize: 44)
      count(ofSize: 28)
      count(ofSize: 17)
    }
    .contentTransition(.numericText(countsDown: true))
  }

  private func count(ofSize size: Double) -> some View {
    Text(verbatim: day.count.description)
      .font(.system(size: size, weight: .bold))
  }

  private var date: Text {
    let key = "date.weekday.\(day.day.weekday.rawValue).abbreviated"
    let weekday = Text(LocalizedStringKey(key))
    return Text(
      "dday.date \(String(day.day.year)) \(day.day.month) \(day.day.day) \(weekday)")
  }

  private var gradient: LinearGradient {
    LinearGradient(
      colors: [Color("DDayStart"), Color("DDayMiddle"), Color("DDayEnd")],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
