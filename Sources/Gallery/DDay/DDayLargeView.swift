import Views

/// A D-Day's count, the other D-Days by group, and a strip of the year.
struct DDayLargeView: View {
  let scene: DDayScene
  let main: CountedDay
  @ScaledMetric private var numeral = 72.0

  var body: some View {
    ViewThatFits {
      ForEach(Grown.all, id: \.self) { grown in
        let rooms = scene.rooms(for: scene.others, in: 2...14)
        ForEach(rooms.prefix(1), id: \.self) { self.grown(grown, of: $0, groupGap: 17) }
        ForEach(rooms, id: \.self) { self.grown(grown, of: $0) }
      }
      usual
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var usual: some View {
    ViewThatFits(in: .vertical) {
      if numeral > 72 {
        ForEach(sizes, id: \.self) { size in
          ForEach(scene.rooms(for: scene.others, in: 2...5), id: \.self) { full(size, of: $0) }
        }
      } else {
        let most = numeral < 72 ? 11 : 10
        ForEach(scene.rooms(for: scene.others, in: 4...most), id: \.self) {
          full(numeral, of: $0, groupGap: 17)
        }
        ForEach(scene.rooms(for: scene.others, in: 6...most), id: \.self) { full(numeral, of: $0) }
      }
      ForEach(scene.rooms(for: scene.others, in: 2...8), id: \.self) {
        full(min(numeral, 44), of: $0)
      }
      DDayMediumView(day: main)
    }
  }

  /// The count in a tile that has grown to some size.
  private struct Grown: Hashable {
    let columns, rows, numeral: Double

    static let all = [
      Grown(columns: 76, rows: 38, numeral: 168), Grown(columns: 56, rows: 28, numeral: 120),
      Grown(columns: 46, rows: 23, numeral: 84),
    ]
  }

  private func grown(_ grown: Grown, of limit: Int, groupGap: Double = 0) -> some View {
    full(max(numeral, grown.numeral), of: limit, groupGap: groupGap)
      .inRoom(of: grown.columns, by: grown.rows)
  }

  /// The sizes of a count that is larger than usual, largest first.
  private var sizes: [Double] { [numeral, 96, 84, 72].filter { $0 <= numeral } }

  private func full(_ size: Double, of limit: Int, groupGap: Double = 0) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      top(size)
      Divider()
      GroupedDays(
        lines: scene.lines(of: scene.others, room: limit).lines,
        gaps: DayLines.Gaps(aboveGroups: groupGap))
      Spacer(minLength: groupGap)
      NextMilestone(day: scene.nextMilestoneOfOthers)
      YearStrip(today: scene.today, days: scene.all.map(\.day))
    }
  }

  private func top(_ size: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayHeading(day: main, isFestive: true).padding(.bottom, 17)
      DayHero(day: main, size: size)
      DayCourse(day: main)
    }
    .accessibilityLabel(main.reading)
  }
}
