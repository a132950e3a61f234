import DDays
import Views

/// A count in a ring; a long one takes two rows, because no digit may be missing.
struct RingCount: View {
  let day: CountedDay

  var body: some View {
    ViewThatFits(in: .horizontal) {
      day.countText
      rows(sign, digits)
      rows(
        Text(verbatim: String(plain.prefix(half))), Text(verbatim: String(plain.dropFirst(half))))
    }
    .bold()
    .contentTransition(.numericText(value: Double(day.distance)))
  }

  private func rows(_ first: Text, _ second: Text) -> some View {
    VStack(spacing: 0) {
      first
      second
    }
    .fixedSize()
  }

  /// The part above the digits; for an ordinal, its number.
  private var sign: Text {
    if case .ordinal(let number) = day.count { return Text("\(number)") }
    return Text(verbatim: String(plain.prefix(2)))
  }

  private var digits: Text {
    if case .ordinal(let number) = day.count {
      return Text(number == 1 ? "dday.ordinal.unit.one" : "dday.ordinal.unit")
    }
    return Text(verbatim: String(plain.dropFirst(2)))
  }

  /// The count without words.
  private var plain: String {
    if case .ordinal(let number) = day.count { return String(number) }
    return day.count.symbol ?? ""
  }

  private var half: Int { (plain.count + 1) / 2 }
}
