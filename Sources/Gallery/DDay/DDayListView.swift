import Timelines
import Views

/// A list of the coming D-Days, and the next milestone.
struct DDayListView: View {
  let scene: DDayScene
  @Environment(\.widgetFamily) private var family

  var body: some View {
    ViewThatFits {
      roomy(72, of: 7).inRoom(of: 34, by: 17)
      roomy(48, of: 4).inRoom(of: 25, by: 12)
      roomy(36, of: 3).inRoom(of: 20, by: 10)
      ListThatFits {
        list(of: $0, gap: $1, rowGap: $2)
      } heading: {
        ListHeading(scene: scene.coming)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The layout for a tile that has grown: the nearest by itself, above those that follow.
  private func roomy(_ size: Double, of limit: Int) -> some View {
    let days = scene.coming.all
    return VStack(alignment: .leading, spacing: 0) {
      ListHeading(scene: scene.coming).padding(.bottom, 17)
      if let first = days.first { nearest(first, size).accessibilityLabel(first.reading) }
      if days.count > 1 {
        Divider()
        DDayRows(
          days: Array(days.dropFirst().prefix(limit)), hasDates: family != .systemSmall)
      }
      Spacer(minLength: 0)
      NextMilestone(day: scene.nextMilestone)
    }
  }

  /// The count with its words beside it or, where they would be cut off, below it.
  private func nearest(_ day: CountedDay, _ size: Double) -> some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Array([day.note, day.briefNote].enumerated()), id: \.offset) { _, note in
        HStack(alignment: .bottom, spacing: 16) {
          CountNumeral(day: day, size: size).fixedSize()
          VStack(alignment: .leading, spacing: 0) {
            day.titleText.font(.headline)
            note.font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      VStack(alignment: .leading, spacing: 0) {
        CountNumeral(day: day, size: size)
        HStack(spacing: 8) {
          day.titleText.font(.headline)
          Spacer(minLength: 0)
          day.leastDateText.map { $0.font(.caption).foregroundStyle(.secondary) }
        }
      }
    }
  }

  private func list(of limit: Int, gap: Double, rowGap: Double) -> some View {
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
