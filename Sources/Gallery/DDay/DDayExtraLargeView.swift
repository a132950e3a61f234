import DDays
import Views

/// A D-Day's count with its coming milestones, beside all other D-Days and a strip of the year.
struct DDayExtraLargeView: View {
  let scene: DDayScene
  let main: CountedDay
  @ScaledMetric private var numeral = 96.0

  var body: some View {
    HStack(alignment: .top, spacing: 40) {
      ViewThatFits {
        half(max(numeral, 192), of: 4).inRoom(of: 76, by: 38)
        half(max(numeral, 144), of: 4).inRoom(of: 56, by: 28)
        half(max(numeral, 120), of: 4).inRoom(of: 46, by: 23)
        ViewThatFits(in: .vertical) {
          half(numeral, of: 4)
          half(min(numeral, 96), of: 4)
          half(min(numeral, 72), of: 3)
          half(44, of: 2)
          half(44, of: 0)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      ViewThatFits(in: .vertical) {
        ForEach(rooms.prefix(1), id: \.self) { rest(of: $0, gap: 17) }
        ForEach(rooms, id: \.self) { rest(of: $0) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .lineLimit(1)
  }

  private func half(_ size: Double, of limit: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayHeading(day: main, isFestive: true).padding(.bottom, 17)
      DayHero(day: main, size: size)
      DayCourse(day: main)
      Spacer(minLength: 0)
      if let round { milestones(of: round, upTo: limit) }
    }
    .accessibilityLabel(main.reading)
  }

  /// The milestones of a D-Day; with its title if it isn't the main one.
  @ViewBuilder private func milestones(of day: CountedDay, upTo limit: Int) -> some View {
    let isOther = day != main
    if isOther, limit > 0 {
      day.titleText.font(.caption).foregroundStyle(.secondary)
    }
    ForEach(day.milestones.prefix(max(0, isOther ? limit - 1 : limit)).map(\.self), id: \.self) {
      MilestoneRow(day: day, milestone: $0)
    }
  }

  /// The D-Day whose milestones are shown; nil if there is none.
  private var round: CountedDay? { main.milestones.isEmpty ? scene.nextMilestone : main }

  /// The numbers of lines to try; rows apart from one another only if all D-Days fit.
  private var rooms: [Int] { scene.rooms(for: scene.others, in: 2...30) }

  private func rest(of limit: Int, gap: Double = 0) -> some View {
    let lines = scene.lines(of: scene.others, room: limit)
    return VStack(alignment: .leading, spacing: 0) {
      ListHeading(scene: scene)
      GroupedDays(lines: lines.lines, gaps: lines.gaps(gap))
        .padding(.top, 17)
      Spacer(minLength: 0)
      if scene.nextMilestoneOfOthers != round { NextMilestone(day: scene.nextMilestoneOfOthers) }
      YearStrip(today: scene.today, days: scene.all.map(\.day))
    }
  }
}
