import Timelines
import Views

/// All D-Days by group on a large widget, in two columns if it is wide, with a strip of the year.
struct DDayBoardView: View {
  let scene: DDayScene
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.widgetFamily) private var family

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(rooms.prefix(1), id: \.self) { board($0, gap: 17) }
      ForEach(rooms, id: \.self) { board($0) }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The numbers of lines to try, the greatest first; apart from one another only if all D-Days fit.
  private var rooms: [Int] { scene.rooms(for: scene.all, in: 2...(isWide ? 56 : 34)) }

  private func board(_ room: Int, gap: Double = 0) -> some View {
    let lines = scene.lines(of: scene.all, room: room)
    return VStack(alignment: .leading, spacing: 0) {
      ListHeading(scene: scene).padding(.bottom, typeSize.density.headingGap)
      if isWide {
        columns(of: lines, gaps: lines.gaps(gap))
      } else {
        GroupedDays(lines: lines.lines, gaps: lines.gaps(gap))
      }
      Spacer(minLength: gap)
      NextMilestone(day: scene.nextMilestone)
      YearStrip(today: scene.today, days: scene.all.map(\.day))
    }
  }

  private func columns(of lines: DayLines, gaps: DayLines.Gaps) -> some View {
    let middle = lines.middle
    return HStack(alignment: .top, spacing: 40) {
      ForEach([lines.lines[..<middle], lines.lines[middle...]], id: \.self) { column in
        GroupedDays(lines: Array(column), gaps: gaps)
          .frame(maxWidth: .infinity, alignment: .topLeading)
      }
    }
  }

  private var isWide: Bool { family == .systemExtraLarge }
}
