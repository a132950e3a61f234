import DDays
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

/// A D-Day's title, count and date above its progress, on a few rows; where there is room, the count is
/// large.
struct DDayRectangularView: View {
  let day: CountedDay
  /// The milestone to show instead of the date; nil for the date.
  var milestone: Milestone?

  var body: some View {
    ViewThatFits(in: .vertical) {
      large(48, rows: 4, gap: 17)
      large(36, rows: 3, gap: 0)
      RowsThatFit(2...4) {
        rows($0)
      } rest: {
        DDayInlineView(day: day)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityLabel(milestone.map(day.reading) ?? day.reading)
  }

  private func large(_ size: Double, rows: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      CountNumeral(day: day, size: size)
        .frame(height: rows * 17, alignment: .topLeading)
        .padding(.bottom, gap)
        .widgetAccentable()
      DayBar(share)
      HStack(spacing: 8) {
        DayTitle(day: day).font(.headline)
        Spacer(minLength: 0)
        briefNote.foregroundStyle(.secondary).layoutPriority(1)
      }
    }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayTitle(day: day).font(.headline).widgetAccentable()
      day.countText
        .bold()
        .contentTransition(.numericText(value: Double(day.distance)))
      if count > 2 {
        ViewThatFits(in: .horizontal) {
          if let milestone { milestone.text(on: day.today) } else { day.note }
          briefNote
        }
        .foregroundStyle(.secondary)
      }
      if count > 3 { DayBar(share) }
    }
  }

  private var briefNote: Text { milestone?.briefText(on: day.today) ?? day.briefNote }

  private var share: Double {
    milestone.map { day.occasion.share(of: $0, on: day.today) } ?? day.share
  }
}

/// A D-Day's title and count on one row.
struct DDayInlineView: View {
  let day: CountedDay

  var body: some View {
    HStack(spacing: 8) {
      if day.isFestive { FestiveStar() }
      ViewThatFits(in: .horizontal) {
        day.titleText + Text(verbatim: " ") + day.countText
        HStack(spacing: 8) {
          day.titleText
          day.countText.fixedSize()
        }
      }
    }
    .lineLimit(1)
  }
}

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

/// A ring with a few words inside.
struct DayRing<Value: View, Caption: View>: View {
  let share: Double
  @ViewBuilder let value: Value
  @ViewBuilder let caption: Caption

  var body: some View {
    Gauge(value: share, in: 0...1) {
      caption
    } currentValueLabel: {
      value
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Color("DDayAccent"))
    .widgetAccentable()
  }
}
