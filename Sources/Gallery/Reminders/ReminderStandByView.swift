import Views

/// How many reminders there are and which come next, to be read from afar.
struct ReminderStandByView: View {
  let agenda: DayAgenda

  var body: some View {
    StandByCard(agenda.name) {
      Image(systemName: "list.bullet")
        .font(.system(size: 26))
        .foregroundStyle(Color("ListAccent"))
    } hero: {
      Text(verbatim: agenda.openFigures)
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(Self.gradient)
        .contentTransition(.numericText(value: Double(agenda.openCount)))
        .widgetAccentable()
        .invalidatableContent()
    } first: {
      if let next = agenda.next {
        DrawnChore(chore: next)
      } else {
        StandByText([agenda.rest, agenda.briefRest], weight: .semibold)
      }
    } second: {
      more
    } bar: {
      StandByBar(upTo: agenda.doneShare, gradient: Gradient(colors: Self.colors))
    }
  }

  /// What is wrong, or how many reminders there are beside the next one.
  @ViewBuilder private var more: some View {
    if let fault = agenda.fault {
      StandByText([Text(fault.briefWords)], weight: .regular)
        .foregroundStyle(Color("Late"))
        .neverLeftOut()
    } else {
      StandByText([agenda.moreText(beyond: 1)], weight: .regular)
    }
  }

  private static let colors = [Color("ListFarTop"), Color("ListFarBottom")]

  private static let gradient = LinearGradient(
    colors: colors, startPoint: .top, endPoint: .bottom)
}
