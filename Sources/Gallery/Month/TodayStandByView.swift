import Almanac
import Views

/// Today's number, to be read from afar.
struct TodayStandByView: View {
  let scene: MonthScene

  var body: some View {
    StandByCard(scene.name(of: scene.today.weekday, "wide")) {
    } hero: {
      Text(verbatim: String(scene.today.day))
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(Color("MonthFarToday"))
        .contentTransition(.numericText(value: Double(scene.today.day)))
        .widgetAccentable()
    } first: {
      StandByText([scene.yearText, scene.monthText], weight: .semibold)
    } second: {
      WhereDrawn {
        if let coming {
          StandByText([coming], weight: .regular).privacySensitive()
        } else {
          lunarDay
        }
      } otherwise: {
        lunarDay
      }
    } foot: {
      coming?.bold().privacySensitive()
    }
  }

  private var lunarDay: some View {
    StandByText([scene.lunarText], weight: .regular)
  }

  /// The next marked day.
  private var coming: Text? {
    scene.coming.first.map { $0.count(from: scene.today) + Text(verbatim: " ") + $0.title }
  }
}
