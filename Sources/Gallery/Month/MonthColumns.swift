import Almanac
import Views

/// A month with a row for each week.
struct MonthColumns: View {
  let scene: MonthScene
  /// The columns between two days, or the fewest.
  let gap: Int
  /// Whether the days take all the room across.
  var isSpread = false
  /// The height of a week.
  var step = 17.0
  /// Whether the days before and after the month are shown.
  var showsOthers = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row(scene.grid.weekStart.weekdays) { weekday in
        WeekdayName(scene: scene, weekday: weekday)
          .frame(width: MonthDayView.width, alignment: .trailing)
      }
      ForEach(scene.grid.weeks, id: \.self) { week in
        row(week) { day in
          if showsOthers || scene.grid.holds(day) {
            MonthDayView(scene: scene, day: day)
          } else {
            Text(verbatim: "").frame(width: MonthDayView.width)
          }
        }
      }
    }
  }

  private func row<Item: Hashable>(
    _ items: [Item], @ViewBuilder _ cell: @escaping (Item) -> some View
  ) -> some View {
    HStack(spacing: isSpread ? 0 : Double(gap) * 8) {
      ForEach(items, id: \.self) {
        if isSpread, $0 != items.first { Spacer(minLength: Double(gap) * 8) }
        cell($0)
      }
    }
    .frame(height: step, alignment: .top)
  }

  /// The width of a month in points.
  static func width(gap: Int) -> Double { 7 * MonthDayView.width + 48 * Double(gap) }
}

/// The short name of a weekday.
struct WeekdayName: View {
  let scene: MonthScene
  let weekday: Weekday
  var onBlack = false

  var body: some View {
    let name = scene.name(of: weekday, "narrow")
    if let color = scene.color(of: weekday, onBlack: onBlack) {
      name.foregroundStyle(color)
    } else {
      name.foregroundStyle(.secondary)
    }
  }
}
