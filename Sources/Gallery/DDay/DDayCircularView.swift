import Views

/// A day's count in a ring that fills until it is come, and below it the count of the next day or
/// what it is about.
struct DDayCircularView: View {
  let day: CountedDay
  /// In a list the one that comes after it.
  var next: CountedDay?

  var body: some View {
    DayRing(share: day.share) {
      RingCount(day: day)
    } caption: {
      if let next {
        next.countText
      } else if day.isFestive {
        HStack(spacing: 0) {
          FestiveStar()
          Text(verbatim: day.shortTitle)
        }
      } else {
        Text(verbatim: day.shortTitle)
      }
    }
    .accessibilityLabel(reading)
  }

  private var reading: LocalizedStringKey {
    guard let next else { return day.reading }
    return "dday.spoken.two \(Text(day.reading)) \(Text(next.reading))"
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
