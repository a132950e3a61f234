import Almanac
import Pages
import Views

/// A card with the totals of the last four weeks, the day that is shown lit; pressing a bar shows
/// its day.
struct WeeksCard: View {
  let scene: CaffeineScene
  let room: CardRoom

  static let name = "caffeine"

  var body: some View {
    PageCard(Text("caffeine.page.weeks"), in: room) {
      if let average = scene.diary.average {
        Text("caffeine.page.average \(String(CaffeineDay.whole(average)))")
          .foregroundStyle(.secondary)
      }
    } content: {
      BarChartView(
        chart, named: Self.name, columns: room.innerColumns, rows: room.innerRows,
        color: Color("CoffeeAccent").opacity(0.5), lit: Color("CoffeeAccent"))
    }
  }

  private var chart: BarChart {
    let diary = scene.diary
    let limit = diary.settings.limit
    return BarChart(
      diary.weeks.enumerated().map { index, day in
        BarChart.Bar(diary.total(on: day), label: label(of: day, at: index))
      },
      lit: CaffeineDiary.days - 1 - scene.page.daysAgo, goal: limit,
      goalLabel: Text(verbatim: String(CaffeineDay.whole(limit))), labelColumns: 7)
  }

  /// A day of each week is named, and the one that is shown.
  private func label(of day: CivilDay, at index: Int) -> Text? {
    if day == scene.page.day { return scene.dayText }
    guard index % 7 == 3 else { return nil }
    return Text(scene.diary.start(of: day), format: .monthAndDay)
  }
}
