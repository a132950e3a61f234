import Timelines
import Views

/// All D-Days by group on a large widget, in two columns if it is wide, with a strip of the year.
struct DDayBoardView: View {
  let scene: DDayScene
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.widgetFamily) private var family

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(scene.rooms(for: scene.all, in: 2...(isWide ? 56 : 34)), id: \.self) {
        board(scene.lines(of: scene.all, room: $0))
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func board(_ lines: DayLines) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ListHeading(scene: scene).padding(.bottom, typeSize.density.headingGap)
      if isWide {
        columns(of: lines)
      } else {
        GroupedDays(lines: lines.lines)
      }
      Spacer(minLength: 0)
      NextMilestone(day: scene.nextMilestone)
      YearStrip(today: scene.today, days: scene.all.map(\.day))
    }
  }

  private func columns(of lines: DayLines) -> some View {
    let middle = lines.middle
    return HStack(alignment: .top, spacing: 40) {
      ForEach([lines.lines[..<middle], lines.lines[middle...]], id: \.self) { column in
        GroupedDays(lines: Array(column))
          .frame(maxWidth: .infinity, alignment: .topLeading)
      }
    }
  }

  private var isWide: Bool { family == .systemExtraLarge }
}
