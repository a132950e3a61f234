import Almanac
import Views

/// A day's count between its title and its date: with less room it says less.
struct CountView: View {
  let dday: DDay

  var body: some View {
    ViewThatFits(in: .vertical) {
      full
      brief
      count
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .accessibilityLabel("dday.spoken \(title) \(dday.count.description) \(date)")
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
    dday.title.map { Text(verbatim: $0) } ?? Text("dday.untitled")
  }

  private var count: some View {
    Numeral(text: dday.count.description, weight: .bold)
      .contentTransition(.numericText(countsDown: true))
  }

  private var date: Text {
    let day = dday.day
    let key = "date.weekday.\(day.weekday.rawValue).abbreviated"
    let weekday = Text(LocalizedStringKey(key))
    return Text(
      "dday.date \(String(day.year)) \(day.month) \(day.day) \(weekday)")
  }

  private var gradient: LinearGradient {
    LinearGradient(
      colors: [Color("DDayStart"), Color("DDayMiddle"), Color("DDayEnd")],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
