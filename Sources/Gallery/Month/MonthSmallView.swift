import Almanac
import Timelines
import Views

/// The month with a column for each week, or today alone.
struct MonthSmallView: View {
  let entry: MonthEntry
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    if scene.aspect == .today {
      TodayView(scene: scene).padding(margins)
    } else {
      ViewThatFits {
        MonthWeeks(scene: scene, gap: 17, step: 34).padding(margins)
        MonthWeeks(scene: scene, gap: 17).padding(margins)
        MonthWeeks(scene: scene).padding(margins)
        // Six weeks take a column of each margin.
        MonthWeeks(scene: scene).padding(narrow)
        TodayView(scene: scene).padding(margins)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var scene: MonthScene { entry.scene }

  private var narrow: EdgeInsets {
    EdgeInsets(
      top: margins.top, leading: max(0, margins.leading - 8), bottom: margins.bottom,
      trailing: max(0, margins.trailing - 8))
  }
}

/// A month with a column for each week, under its name; the weeks lie as far apart as there is room.
private struct MonthWeeks: View {
  let scene: MonthScene
  /// The room below its name.
  var gap = 0.0
  /// The height of a row.
  var step = 17.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      MonthHeading(scene: scene).padding(.bottom, gap)
      ForEach(0..<7) { day in
        HStack(spacing: 0) {
          WeekdayName(scene: scene, weekday: scene.grid.weekStart.weekdays[day])
            .frame(width: scene.isKorean ? 16 : 8, alignment: .leading)
          ForEach(scene.grid.weeks.map { $0[day] }.enumerated().map(\.self), id: \.offset) {
            // The days of the first week have one digit.
            Spacer(minLength: $0.offset == 0 && scene.grid.weekCount > 5 ? 0 : 8)
            cell($0.element)
          }
        }
        .frame(height: day < 6 ? step : 17, alignment: .top)
      }
    }
  }

  @ViewBuilder private func cell(_ day: Int) -> some View {
    if scene.grid.holds(day) {
      MonthDayView(scene: scene, day: day)
    } else {
      Text(verbatim: "").frame(width: MonthDayView.width)
    }
  }
}
