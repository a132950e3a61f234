import Almanac
import Views

/// The month with what is on its days, beside the days that come next.
struct MonthExtraLargeView: View {
  let entry: MonthEntry

  var body: some View {
    ViewThatFits {
      ForEach([9, 8, 7, 6, 5], id: \.self) { whole(columns: $0) }
      MonthLargeView(entry: entry)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var scene: MonthScene { entry.scene }

  private func whole(columns: Int) -> some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        MonthHeading(scene: scene, showsYear: true, showsLunar: true)
        if scene.grid.weekCount < 6 { Text(verbatim: "") }
        names(columns: columns)
        ForEach(scene.grid.weeks, id: \.self) {
          MonthWeek(scene: scene, week: $0, columns: columns)
        }
      }
      .frame(width: Double(7 * columns) * 8)
      Divider()
      list.frame(
        minWidth: 160, idealWidth: 168, maxWidth: .infinity, alignment: .topLeading)
    }
  }

  private func names(columns: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(scene.grid.weekStart.weekdays, id: \.self) {
        WeekdayName(scene: scene, weekday: $0)
          .frame(width: MonthDayView.width, alignment: .trailing)
          .frame(width: Double(columns) * 8, alignment: .leading)
      }
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("month.coming").font(.headline).padding(.bottom, 17)
      if scene.coming.isEmpty {
        Text("month.coming.none").foregroundStyle(.secondary)
      } else {
        ViewThatFits(in: .vertical) {
          ForEach(Array((1...6).reversed()), id: \.self) { count in
            VStack(alignment: .leading, spacing: 17) {
              ForEach(Array(scene.coming.prefix(count)), id: \.self) {
                ComingRows(scene: scene, day: $0)
              }
            }
          }
        }
      }
    }
  }
}
