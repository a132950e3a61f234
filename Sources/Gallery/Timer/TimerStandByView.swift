import FoundationEssentials
import Store
import Diary
import Views

/// The most urgent timer, to be read from afar.
struct TimerStandByView: View {
  let timer: StoredTimer
  let date: Date
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    StandByCard(timer.nameText) {
    } hero: {
      timer.countText(at: date)
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(timer.color(at: date))
        .widgetAccentable()
    } first: {
      StandByText([timer.stateText(at: date)], weight: .semibold)
    } second: {
      WhereDrawn { TimerButtons(timer: timer, date: date, areDrawn: true).neverLeftOut() }
    } bar: {
      if !redactionReasons.hideWhatIsKnown { TimerBar(timer: timer, date: date) }
    } foot: {
      TimerButtons(timer: timer, date: date)
    }
  }
}
