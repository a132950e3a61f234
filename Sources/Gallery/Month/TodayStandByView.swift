import Almanac
import Views

/// Today's number, to be read from afar.
struct TodayStandByView: View {
  let scene: MonthScene

  var body: some View {
    StandByCard(
      title: scene.name(of: scene.today.weekday, "wide"),
      lines: [[scene.yearText, scene.monthText]] + (scene.lunarText.map { [[$0]] } ?? [])
    ) {
    } hero: {
      Text(verbatim: String(scene.today.day))
        .font(.system(size: StandByHero.size, weight: .bold))
        .foregroundStyle(Color("MonthFarToday"))
        .contentTransition(.numericText(value: Double(scene.today.day)))
        .widgetAccentable()
    } foot: {
      if let day = scene.coming.first {
        (day.count(from: scene.today) + Text(verbatim: " ") + day.title).bold().privacySensitive()
      }
    }
  }
}
