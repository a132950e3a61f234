import Views

/// Today's steps, a ring that closes at the goal, and the week. In less room or with larger text,
/// it drops parts to keep the number large.
struct StepsSmallView: View {
  let week: StepWeek
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .title) private var numeral = 28.0

  var body: some View {
    ViewThatFits {
      full(max(numeral, 84), gap: 17, figure: 153).inRoom(of: 34, by: 17)
      full(max(numeral, 60), gap: 17, figure: 102).inRoom(of: 25, by: 12)
      full(max(numeral, 44), gap: 0, figure: 85).inRoom(of: 20, by: 10)
      ViewThatFits(in: .vertical) {
        if typeSize.isAccessibilitySize {
          ForEach(sizes, id: \.self) { spare($0) }
        }
        ForEach(sizes, id: \.self) { full($0, gap: 17) }
        full(min(numeral, 28), gap: 0)
        full(17, gap: 0)
        spare(28)
        brief
        number(17)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The sizes of the number to try, largest first.
  private var sizes: [Double] { [numeral] + [52.0, 44, 32, 30, 28].filter { $0 < numeral } }

  /// The ring is about as wide as high, and so is the room for the bars.
  private func full(_ size: Double, gap: Double, figure: Double = 68) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 8) {
          ring.frame(width: figure == 68 ? 72 : figure, height: figure)
          bars(figure)
        }
        bars(figure)
      }
      Spacer(minLength: gap)
      if week.hasNote, gap > 0 || figure > 68 {
        (week.today == nil ? Text("steps.unknown.today") : week.count).font(.headline)
        week.note.font(.caption)
      } else if week.today == nil {
        ViewThatFits(in: .horizontal) {
          Text("steps.unknown.today")
          Text("steps.unknown")
        }
        .font(.headline)
      } else {
        number(size)
      }
    }
  }

  private func bars(_ figure: Double) -> some View {
    let least = figure < 102 ? 56.0 : figure < 153 ? 84 : 112
    return VStack(alignment: .leading, spacing: 0) {
      week.heading
      // Up to a column between any two days.
      WeekBars(week: week)
        .frame(minWidth: least, idealWidth: least, maxWidth: least * 13 / 7)
        .frame(height: figure - 17)
    }
  }

  private var ring: some View {
    Gauge(value: min(week.share, 1)) {
      Text("steps.goal")
    } currentValueLabel: {
      week.percentText
    }
    .gaugeStyle(.accessoryCircularCapacity)
    .tint(Color("StepAccent"))
    .widgetAccentable()
  }

  /// The layout without ring and week, which leaves more room for the number.
  private func spare(_ size: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      week.heading
      number(size).padding(.top, 17)
      Spacer(minLength: 0)
      percentage
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      week.heading
      number(17)
    }
  }

  @ViewBuilder private var percentage: some View {
    if week.hasNote {
      week.note.font(.caption)
    } else {
      week.percentText.font(.caption).foregroundStyle(.secondary)
    }
  }

  private func font(_ size: Double) -> Font {
    .system(size: size, weight: typeSize.numeralWeight)
  }

  /// The number, shortened if necessary.
  private func number(_ size: Double) -> some View {
    ViewThatFits(in: .horizontal) {
      week.count.font(font(size))
      if !typeSize.isAccessibilitySize {
        ForEach([72.0, 60, 52, 44, 32, 30, 28].filter { $0 < size }, id: \.self) {
          week.count.font(font($0))
        }
      }
      week.briefCount.font(font(size))
    }
    .contentTransition(.numericText(value: Double(week.today ?? 0)))
  }
}

/// A bar for each day of the week, today's in the accent colour; the highest reach the top.
struct WeekBars: View {
  let week: StepWeek
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    ZStack {
      bars { $0 < StepWeek.length - 1 }.foregroundStyle(.secondary)
      bars { $0 == StepWeek.length - 1 }
        .foregroundStyle(Color("StepAccent"))
        .widgetAccentable()
    }
  }

  /// Some of the bars; all equal in placeholders, because a bar reveals as much as a number.
  private func bars(where isShown: (Int) -> Bool) -> ValueBars {
    ValueBars(
      week.days.enumerated().map { index, day in
        guard isShown(index) else { return nil }
        return redactionReasons.hideWhatIsKnown
          ? 0.5 : day.count.map { Double($0) / Double(week.most) }
      })
  }
}
