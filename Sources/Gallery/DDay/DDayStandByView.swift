import DDays
import Views

/// A D-Day's count, to be read from afar.
struct DDayStandByView: View {
  let day: CountedDay
  /// The holiday that may become a D-Day; nil if the day is one.
  var offer: HolidayDay?
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(title: day.titleText, lines: lines) {
      if day.isFestive { FestiveStar() }
    } hero: {
      day.countText
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(Self.gradient)
        .contentTransition(.numericText(value: Double(day.distance)))
        .widgetAccentable()
    } bar: {
      if !redactionReasons.hideWhatIsKnown {
        StandByBar(upTo: day.share, gradient: Gradient(colors: Self.colors))
      }
    } foot: {
      foot
    }
    .accessibilityLabel(day.reading)
  }

  private var lines: [[Text?]] {
    [day.drawnNotes, day.isToday ? [] : [day.distanceText]].filter { !$0.isEmpty }
  }

  /// The next milestone, or how much of the way has passed.
  private var foot: some View {
    HStack(spacing: 16) {
      if let offer {
        Button(intent: KeepHolidayIntent(offer)) { Text("dday.offer.take") }
      } else if let milestone = day.milestoneText {
        StandByText([milestone], size: StandByText.note, weight: .regular)
      } else if let course = day.course {
        StandByText(
          [Text("dday.passed \(course.passed)")], size: StandByText.note, weight: .regular)
        Spacer(minLength: 0)
        StandByText([Text("dday.days \(course.whole)")], size: StandByText.note, weight: .regular)
      }
    }
    .foregroundStyle(.secondary)
  }

  private static let colors = ["DDayFarStart", "DDayFarMiddle", "DDayFarEnd"].map { Color($0) }

  private static let gradient = LinearGradient(
    colors: colors, startPoint: .leading, endPoint: .trailing)
}
