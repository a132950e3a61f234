import Views

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
        start: Text("caffeine.hours.behind \(Int(CaffeineDay.hoursBehind))"),
        end: Text("caffeine.hours.ahead \(Int(CaffeineDay.hoursAhead))"))
      labels(
        start: Text("caffeine.hours.behind.brief \(Int(CaffeineDay.hoursBehind))"),
        end: Text("caffeine.hours.ahead.brief \(Int(CaffeineDay.hoursAhead))"))
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
