import Views

/// How many reminders there are and which come next, to be read from afar.
struct ReminderStandByView: View {
  let agenda: DayAgenda

  var body: some View {
    StandByCard(
      title: agenda.name, lines: [[agenda.next?.text ?? agenda.rest, agenda.briefRest]]
    ) {
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
    } bar: {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(agenda.chores(upTo: Self.mostRows)) { ChoreToggle(chore: $0) }
      }
    } foot: {
      agenda.note(beyond: Self.mostRows)
    }
  }

  private static let mostRows = 4

  private static let gradient = LinearGradient(
    colors: [Color("ListFarTop"), Color("ListFarBottom")], startPoint: .top, endPoint: .bottom)
}
