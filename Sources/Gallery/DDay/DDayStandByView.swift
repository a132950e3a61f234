import DDays
import Views

/// A D-Day's count, to be read from afar.
struct DDayStandByView: View {
  let day: CountedDay
  /// The holiday that may become a D-Day; nil if the day is one.
  var offer: HolidayDay?
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(day.titleText) {
      if day.isFestive { FestiveStar() }
    } hero: {
      day.countText
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(Self.gradient)
        .contentTransition(.numericText(value: Double(day.distance)))
        .widgetAccentable()
    } first: {
      StandByText(day.drawnNotes, weight: .semibold)
    } second: {
      if let offer {
        WhereDrawn {
          Button(intent: KeepHolidayIntent(offer)) {
            StandByText([Text("dday.offer.take")], weight: .regular)
          }
          .buttonStyle(.plain)
          .neverLeftOut()
        } otherwise: {
          distance
        }
      } else {
        distance
      }
    } bar: {
      if !redactionReasons.hideWhatIsKnown {
        StandByBar(upTo: day.share, gradient: Gradient(colors: Self.colors))
      }
    } foot: {
      foot
    }
    .accessibilityLabel(day.reading)
  }

  @ViewBuilder private var distance: some View {
    if !day.isToday { StandByText([day.distanceText, day.length], weight: .regular) }
  }

  /// The next milestone, or how much of the way has passed.
  private var foot: some View {
    HStack(spacing: 16) {
      if let offer {
        Button(intent: KeepHolidayIntent(offer)) { Text("dday.offer.take") }
      } else if let milestone = day.milestoneText {
        milestone
      } else if let course = day.course {
        Text("dday.passed \(course.passed)")
        Spacer(minLength: 0)
        Text("dday.days \(course.whole)")
      }
    }
    .font(.headline.weight(.regular))
    .foregroundStyle(.secondary)
  }

  private static let colors = ["DDayFarStart", "DDayFarMiddle", "DDayFarEnd"].map { Color($0) }

  private static let gradient = LinearGradient(
    colors: colors, startPoint: .leading, endPoint: .trailing)
}
