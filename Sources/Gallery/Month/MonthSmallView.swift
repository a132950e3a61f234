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
      ViewThatFits(in: .horizontal) {
        weeks.padding(margins)
        // Six weeks take a column of each margin.
        weeks.padding(narrow)
        TodayView(scene: scene).padding(margins)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private var scene: MonthScene { entry.scene }

  private var weeks: some View {
    ViewThatFits(in: .vertical) {
      MonthWeeks(scene: scene, gap: 17, step: 34)
      MonthWeeks(scene: scene, gap: 17)
      MonthWeeks(scene: scene)
      TodayView(scene: scene)
    }
    .frame(minWidth: least, idealWidth: least, maxWidth: .infinity)
  }

  /// The width of the weeks at their closest.
  private var least: Double {
    (scene.isKorean ? 16 : 8) + Double(scene.grid.weekCount) * (MonthDayView.width + 8) - 8
  }

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
          Spacer(minLength: 0)
          ViewThatFits(in: .horizontal) {
            ForEach([32.0, 24, 16, 8], id: \.self) { weeks(on: day, gap: $0) }
          }
        }
        .frame(height: day < 6 ? step : 17, alignment: .top)
      }
    }
  }

  /// The days of one name, equally far apart in all weeks.
  private func weeks(on day: Int, gap: Double) -> some View {
    HStack(spacing: gap) { ForEach(scene.grid.weeks, id: \.self) { cell($0[day]) } }
  }

  @ViewBuilder private func cell(_ day: Int) -> some View {
    if scene.grid.holds(day) {
      MonthDayView(scene: scene, day: day)
    } else {
      Text(verbatim: "").frame(width: MonthDayView.width)
    }
  }
}
