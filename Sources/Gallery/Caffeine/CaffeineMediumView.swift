import System
import Diary
import Views

/// Today's total, the level in the body over time, and buttons to log drinks.
struct CaffeineMediumView: View {
  let day: CaffeineDay
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @ScaledMetric(relativeTo: .title) private var numeral = 28.0

  /// The width for three digits and their unit, even in large blocks.
  private static let totalWidth = 136.0

  var body: some View {
    ViewThatFits {
      full(max(numeral, 120), gap: 17, chart: 221).inRoom(of: 76, by: 17)
      full(max(numeral, 84), gap: 17, chart: 136).inRoom(of: 56, by: 12)
      full(max(numeral, 60), gap: 17, chart: 102).inRoom(of: 46, by: 10)
      ViewThatFits(in: .vertical) {
        full(numeral, gap: 17)
        full(min(numeral, 36), gap: 17)
        full(min(numeral, 36), gap: 0)
        full(min(numeral, 28), gap: 17)
        full(28, gap: 0)
        full(17, gap: 0)
        day.number(17)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The chart is as high as usual unless a height is given.
  private func full(_ size: Double, gap: Double, chart: Double? = nil) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      HStack(alignment: .bottom, spacing: day.isEmpty ? 24 : 16) {
        total(size, gap: gap)
          .padding(.top, day.isEmpty ? 0 : gap)
          .frame(
            width: day.isEmpty ? nil : max(Self.totalWidth, chart == nil ? 0 : 2.5 * size),
            alignment: .leading)
        if day.isEmpty {
          invitation
        } else {
          LevelChart(day: day, height: chart ?? (size > 17 ? 51 + gap : 17))
        }
      }
      Spacer(minLength: gap)
      DrinkButtons(day: day)
    }
  }

  /// The invitation to log a drink; hidden if it would be cut off.
  private var invitation: some View {
    ViewThatFits(in: .horizontal) {
      Text("caffeine.empty.invitation")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
      Text(verbatim: "")
    }
  }

  @ViewBuilder private func total(_ size: Double, gap: Double) -> some View {
    if day.isEmpty {
      FirstCup(size: min(size, 72) + 8, gap: gap)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        day.number(size)
        day.bar
      }
    }
  }

  private var heading: some View {
    ViewThatFits(in: .horizontal) {
      if !day.isEmpty {
        heading(hasPercentage: true)
        heading(hasPercentage: false)
      }
      day.heading
    }
  }

  private func heading(hasPercentage: Bool) -> some View {
    HStack(spacing: 0) {
      day.heading
      if hasPercentage { day.percentage(isWithoutColor: isWithoutColor).padding(.leading, 8) }
      Spacer(minLength: 8)
      day.sleepText.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The buttons to log a drink and to undo the last one, as many as fit.
struct DrinkButtons: View {
  let day: CaffeineDay

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(of: 2, isBrief: false)
      row(of: 2, isBrief: true)
      row(of: 1, isBrief: false)
      row(of: 1, isBrief: true)
      ForEach(day.settings.offers.prefix(1)) { DrinkButton(offer: $0, isBrief: true) }
    }
  }

  private func row(of count: Int, isBrief: Bool) -> some View {
    HStack(spacing: 8) {
      HStack(spacing: 8) {
        ForEach(day.settings.offers.prefix(count)) {
          DrinkButton(offer: $0, isBrief: isBrief)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if !day.isEmpty, let last = day.last {
        Button("caffeine.undo.brief", intent: UndoDrinkIntent(last))
      }
    }
  }
}

/// The level in the body over the hours around now, in another colour while it is too high to
/// sleep.
struct LevelChart: View {
  let day: CaffeineDay
  /// The height of the curve without its labels.
  let height: Double
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HourCurve(curve, in: 0...most, gradient: gradient)
        .frame(height: height)
        .background(alignment: .bottom) {
          if isWithoutColor, !redactionReasons.contains(.placeholder) {
            Divider().padding(.bottom, height * threshold)
          }
        }
      labels
    }
  }

  /// The curve's values; empty in placeholders, because a curve reveals as much as numbers.
  private var curve: [Double] { redactionReasons.contains(.placeholder) ? [] : day.curve }

  private var labels: some View {
    ViewThatFits(in: .horizontal) {
      labels(
        start: Text("caffeine.hours.behind \(Int(bounded: CaffeineDay.hoursBehind))"),
        end: Text("caffeine.hours.ahead \(Int(bounded: CaffeineDay.hoursAhead))"))
      labels(
        start: Text("caffeine.hours.behind.brief \(Int(bounded: CaffeineDay.hoursBehind))"),
        end: Text("caffeine.hours.ahead.brief \(Int(bounded: CaffeineDay.hoursAhead))"))
      labels(start: Text(verbatim: ""), end: Text(verbatim: ""), gap: 0)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  /// The labels below the curve. "Now" is a third of the way along, as on the curve.
  private func labels(start: Text, end: Text, gap: Double = 16) -> some View {
    HStack(spacing: gap) {
      start.frame(maxWidth: .infinity, alignment: .leading)
      Text("caffeine.now \(String(CaffeineDay.whole(day.level)))")
        .foregroundStyle(.primary)
        .contentTransition(.numericText(value: day.level))
        .invalidatableContent()
        .fixedSize()
        .frame(maxWidth: .infinity, alignment: .leading)
      end.frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  private var most: Double { max(day.curve.max() ?? 0, day.settings.sleepLevel * 1.5) }

  /// The height, from 0 to 1, at which the curve's colour changes.
  private var threshold: Double { day.settings.sleepLevel / most }

  private var gradient: Gradient {
    Gradient(stops: [
      Gradient.Stop(color: Color("CoffeeCalm"), location: 0),
      Gradient.Stop(color: Color("CoffeeCalm"), location: threshold),
      Gradient.Stop(color: Color("CoffeeAccent"), location: threshold),
      Gradient.Stop(color: Color("CoffeeAccent"), location: 1),
    ])
  }
}

/// A button that logs a drink; its label is shorter in less room.
struct DrinkButton: View {
  let offer: CaffeineSettings.Offer
  var isWide = false
  var isBrief = false
  /// Whether its label is in letters to be read from afar.
  var isDrawn = false

  var body: some View {
    if isDrawn {
      Button(intent: LogDrinkIntent(offer)) {
        StandByText([Text("caffeine.add \(name)"), name, Text("caffeine.add \(amount)")])
          .foregroundStyle(Color("CoffeeFarTop"))
          .widgetAccentable()
      }
      .buttonStyle(.plain)
    } else {
      written
    }
  }

  private var written: some View {
    Button(intent: LogDrinkIntent(offer)) {
      ViewThatFits(in: .horizontal) {
        if !isBrief { Text("caffeine.add \(name)") }
        name
        Text("caffeine.add \(amount)")
      }
      .frame(maxWidth: isWide ? .infinity : nil)
    }
  }

  private var amount: Text {
    Text("caffeine.amount \(String(CaffeineDay.whole(offer.milligrams)))")
  }

  private var name: Text { Text(LocalizedStringKey(offer.choice.drink.nameKey)) }
}

/// A friendly message while nothing has been logged.
struct FirstCup: View {
  let size: Double
  let gap: Double

  var body: some View {
    VStack(alignment: .leading, spacing: size > 36 ? gap : 0) {
      Self.cup(size)
      Self.question
    }
    // Its steam would touch a heading.
    .padding(.top, gap)
  }

  static func cup(_ size: Double) -> some View {
    Image(systemName: "cup.and.saucer")
      .font(.system(size: size))
      .foregroundStyle(Color("CoffeeAccent"))
      .widgetAccentable()
  }

  static var question: some View {
    ViewThatFits(in: .horizontal) {
      Text("caffeine.empty")
      Text("caffeine.empty.brief")
    }
    .font(.headline)
    .lineLimit(1)
  }
}
