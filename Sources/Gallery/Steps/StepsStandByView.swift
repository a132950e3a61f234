import Views

/// Today's steps, to be read from afar.
struct StepsStandByView: View {
  let week: StepWeek
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(Text("steps.heading")) {
    } hero: {
      number
    } first: {
      if week.today != nil {
        StandByText(
          [week.percentText + Text(verbatim: " ") + week.goalText, week.percentText],
          weight: .semibold)
      }
    } second: {
      WhereDrawn {
        if week.isTroubled {
          StandByText(week.noteTexts, weight: .regular)
            .foregroundStyle(Color("Late"))
            .neverLeftOut()
        } else if week.hasNote {
          StandByText(week.noteTexts, weight: .regular)
        }
      }
    } bar: {
      if !redactionReasons.hideWhatIsKnown {
        StandByBar(upTo: week.share, gradient: Gradient(colors: Self.colors))
      }
    } foot: {
      week.note
    }
  }

  private var number: some View {
    week.count
      .font(.system(size: StandByHero.size, weight: .bold))
      .foregroundStyle(
        LinearGradient(colors: Self.colors, startPoint: .top, endPoint: .bottom)
      )
      .contentTransition(.numericText(value: Double(week.today ?? 0)))
      .widgetAccentable()
  }

  private static let colors = [Color("StepFarTop"), Color("StepFarBottom")]
}
