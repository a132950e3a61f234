import Views

/// A D-Day's count in a ring that fills until the day, with the next D-Day's count or the title
/// below.
struct DDayCircularView: View {
  let day: CountedDay
  /// The next D-Day in a list; nil if only one is shown.
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
      } else if !day.shortTitle.isEmpty {
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
  /// A title short enough for a ring: its first word or, in Hangul, its first two syllables; empty
  /// if that is too long.
  fileprivate var shortTitle: String {
    let word = (title ?? "").split(whereSeparator: \.isWhitespace).first ?? ""
    let isShort = word.unicodeScalars.count <= 5 && word.unicodeScalars.allSatisfy(\.isASCII)
    let isHangul = word.unicodeScalars.prefix(2).allSatisfy { "가"..."힣" ~= $0 }
    return isShort ? String(word) : isHangul ? String(word.prefix(2)) : ""
  }
}
