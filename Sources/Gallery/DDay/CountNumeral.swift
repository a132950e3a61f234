import DDays
import Views

/// A day's count, as large as fits; for an ordinal, with its unit.
struct CountNumeral: View {
  let day: CountedDay
  let size: Double

  var body: some View {
    if case .ordinal(let number) = day.count {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .bottom, spacing: 8) {
          numeral(Text("\(number)"), value: number).fixedSize()
          Text(number == 1 ? "dday.ordinal.unit.one" : "dday.ordinal.unit")
            .font(.caption)
            .foregroundStyle(.secondary)
            .fixedSize()
        }
        numeral(Text("\(number)"), value: number)
      }
    } else {
      numeral(day.countText, value: day.distance)
    }
  }

  private func numeral(_ text: Text, value: Int) -> some View {
    text
      .font(.system(size: size, weight: .bold))
      .contentTransition(.numericText(value: Double(value)))
  }
}
