import Almanac
import Views

/// The month above the days that come next.
struct MonthLargeView: View {
  let entry: MonthEntry

  var body: some View {
    ViewThatFits {
      if !scene.coming.isEmpty {
        whole(step: 34, rowGap: 17, count: 6)
        ForEach([6, 5, 4], id: \.self) { whole(rowGap: 17, count: $0) }
        whole(rowGap: 0, count: 4)
      }
      ForEach([2, 0], id: \.self) { whole(rowGap: 0, count: $0) }
      MonthMediumView(entry: entry)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var scene: MonthScene { entry.scene }

  private func whole(step: Double = 17, rowGap: Double, count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      MonthHeading(scene: scene, showsLunar: true).padding(.bottom, 17)
      MonthColumns(scene: scene, gap: 1, isSpread: true, step: step, showsOthers: true)
      if count > 0, !scene.coming.isEmpty {
        Divider()
        VStack(alignment: .leading, spacing: rowGap) {
          ForEach(Array(scene.coming.prefix(room(upTo: count, rowGap: rowGap))), id: \.self) {
            ComingRow(scene: scene, day: $0)
          }
        }
      }
    }
  }

  /// More days fit below a month of fewer weeks, and without gaps.
  private func room(upTo count: Int, rowGap: Double) -> Int {
    count + (rowGap > 0 ? 0 : 6 - scene.grid.weekCount)
  }
}
