import Almanac
import Views

/// The month beside the days that come next.
struct MonthMediumView: View {
  let entry: MonthEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      whole(step: 34)
      whole(step: 17)
      TodayView(scene: scene)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var scene: MonthScene { entry.scene }

  private func whole(step: Double) -> some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(alignment: .leading, spacing: scene.grid.weekCount < 6 ? 17 : 0) {
        MonthHeading(scene: scene)
        MonthColumns(scene: scene, gap: 1, step: step)
      }
      .frame(width: MonthColumns.width(gap: 1))
      Divider()
      if scene.coming.isEmpty {
        TodayView(scene: scene)
      } else {
        ViewThatFits(in: .vertical) {
          if step > 17 { list(6, gap: 17) }
          list(3, gap: 17)
          list(3, gap: 0)
          list(2, gap: 0)
          list(1, gap: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }

  private func list(_ count: Int, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(Array(scene.coming.prefix(count)), id: \.self) { ComingRows(scene: scene, day: $0) }
    }
  }
}
