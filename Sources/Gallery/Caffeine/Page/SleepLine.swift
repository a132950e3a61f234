import FoundationEssentials
import Pages
import Views

/// A dashed line at the level that allows sleep, from the time on at which it does.
struct SleepLine: View {
  let scene: CaffeineScene
  let axis: DayAxis
  let scale: ChartScale
  let columns: Int
  let rows: Int

  var body: some View {
    if let below = scale.lineRows, scene.isToday, start < columns - 3 {
      ZStack(alignment: .topLeading) {
        ChartLine(above: below, from: start, isDashed: true).fill(Color("CoffeeCalm"))
          .frame(width: .columns(columns), height: .rows(rows))
        if rows - below >= 3, columns - start >= 16 {
          Text("caffeine.page.sleep \(level)")
            .font(.caption).foregroundStyle(Color("CoffeeCalm"))
            .lineLimit(2)
            .multilineTextAlignment(.trailing)
            .frame(width: .columns(columns - start), height: .rows(2), alignment: .trailing)
            .offset(x: .columns(start), y: .rows(rows - below - 3))
        }
      }
    }
  }

  private var level: String { String(CaffeineDay.whole(scene.now.settings.sleepLevel)) }

  /// The column from which the curve is below the line.
  private var start: Int {
    let date = scene.now.sleepDate ?? scene.date
    return Int((axis.share(of: date) * Double(columns)).rounded(.up))
  }
}
