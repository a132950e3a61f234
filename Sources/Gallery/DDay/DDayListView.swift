import Pages
import Timelines
import Views

/// A list of the coming D-Days, and the next milestone.
struct DDayListView: View {
  let scene: DDayScene
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.widgetFamily) private var family

  var body: some View {
    ViewThatFits(in: .vertical) {
      switch typeSize.density {
      case .tight: list(of: 6, gap: 0)
      case .usual: list(of: 4, gap: 17)
      case .airy: ForEach([3, 2], id: \.self) { list(of: $0, gap: 17, rowGap: 17) }
      }
      list(of: 4, gap: 17)
      list(of: 4, gap: 0)
      list(of: 2, gap: 0)
      list(of: 1, gap: 0)
      ListHeading(scene: scene.coming)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func list(of limit: Int, gap: Double, rowGap: Double = 0) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        ListHeading(scene: scene.coming)
        DDayRows(
          days: Array(scene.coming.all.prefix(limit)), hasDates: family != .systemSmall,
          rowGap: rowGap)
      }
      Spacer(minLength: 0)
      NextMilestone(day: scene.nextMilestone)
    }
  }
}
