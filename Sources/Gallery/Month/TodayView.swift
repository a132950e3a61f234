import Almanac
import Views

/// Today's number with its weekday, its lunar day and what comes next.
struct TodayView: View {
  let scene: MonthScene
  @ScaledMetric private var numeral = 48.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(numeral, rows: numeral.heroRows, gap: 17, noteCount: 2)
      full(numeral, rows: numeral.heroRows, noteCount: 2)
      full(48, rows: 4, noteCount: 2)
      full(48, rows: 4, noteCount: 1)
      full(36, rows: 3, noteCount: 1)
      full(36, rows: 3, noteCount: 0)
      scene.todayText.bold()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func full(
    _ size: Double, rows: Double, gap: Double = 0, noteCount: Int
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      scene.name(of: scene.today.weekday, "wide").bold()
        .foregroundStyle(Color("MonthHoliday"))
        .widgetAccentable()
      Text(verbatim: String(scene.today.day))
        .font(.system(size: size, weight: .bold))
        .contentTransition(.numericText(value: Double(scene.today.day)))
        .frame(height: rows * 17, alignment: .topLeading)
        .padding(.top, gap)
      Spacer(minLength: 0)
      if noteCount > 1 { (scene.lunarText ?? scene.monthText).foregroundStyle(.secondary) }
      if noteCount > 0 { next }
    }
  }

  @ViewBuilder private var next: some View {
    if let day = scene.coming.first {
      ViewThatFits(in: .horizontal) {
        (day.count(from: scene.today) + Text(verbatim: " ") + day.title)
        day.title
      }
      .bold()
      .privacySensitive()
    } else {
      Text(verbatim: "")
    }
  }
}
