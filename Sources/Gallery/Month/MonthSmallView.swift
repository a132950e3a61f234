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

/// A month with a column for each week, under its name.
private struct MonthWeeks: View {
  let scene: MonthScene

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      MonthHeading(scene: scene).frame(width: width)
      ForEach(0..<7) { day in
        HStack(spacing: 0) {
          WeekdayName(scene: scene, weekday: scene.grid.weekStart.weekdays[day])
            .frame(width: scene.isKorean ? 16 : 8, alignment: .leading)
          ForEach(scene.grid.weeks.map { $0[day] }.enumerated().map(\.self), id: \.offset) {
            cell($0.element, isFirst: $0.offset == 0)
          }
        }
        .frame(height: 17)
      }
    }
    .fixedSize(horizontal: true, vertical: true)
  }

  private var width: Double {
    let weeks = Double(scene.grid.weekCount) * 24
    return (scene.isKorean ? 16 : 8) + weeks - (scene.grid.weekCount > 5 ? 8 : 0)
  }

  /// A day in three columns. Those of the first week have one digit.
  @ViewBuilder private func cell(_ day: Int, isFirst: Bool) -> some View {
    let gap = isFirst && scene.grid.weekCount > 5 ? 0.0 : 8
    if scene.grid.holds(day) {
      MonthDayView(scene: scene, day: day).padding(.leading, gap)
    } else {
      Text(verbatim: "").frame(width: MonthDayView.width).padding(.leading, gap)
    }
  }
}
