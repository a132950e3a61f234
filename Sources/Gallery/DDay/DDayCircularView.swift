import Views

/// A day's count in a ring that fills until it is come.
struct DDayCircularView: View {
  let day: CountedDay

  var body: some View {
    Gauge(value: day.share, in: 0...1) {
      Text(verbatim: day.shortTitle)
    } currentValueLabel: {
      RingCount(day: day)
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Color("DDayAccent"))
    .widgetAccentable()
    .accessibilityLabel(day.reading)
  }
}

extension CountedDay {
  /// What of the title can stand in a ring: its first word or, of Hangul, the first two syllables.
  fileprivate var shortTitle: String {
    let word = (title ?? "").split(whereSeparator: \.isWhitespace).first ?? ""
    let isShort = word.unicodeScalars.count <= 5 && word.unicodeScalars.allSatisfy(\.isASCII)
    let isHangul = word.unicodeScalars.prefix(2).allSatisfy { "가"..."힣" ~= $0 }
    return isShort ? String(word) : isHangul ? String(word.prefix(2)) : ""
  }
}
