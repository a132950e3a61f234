import Almanac
import DDays
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
      ForEach(Array(day.notes.enumerated()), id: \.offset) { _, note in
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

/// A D-Day's count and progress.
struct DDayMediumView: View {
  let day: CountedDay
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      full(max(numeral, 120), gap: 17).inRoom(of: 76, by: 17)
      full(max(numeral, 84), gap: 17).inRoom(of: 56, by: 12)
      full(max(numeral, 60), gap: 17).inRoom(of: 46, by: 10)
      ViewThatFits(in: .vertical) {
        full(day.isToday ? numeral * 0.82 : numeral, gap: 17)
        full(numeral, gap: 0)
        full(min(numeral, 60), gap: 0)
        full(min(numeral, 48), gap: 0)
        full(28, gap: 0)
        full(17, gap: 0)
        DayHeading(day: day)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityLabel(day.reading)
  }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayHeading(day: day, isFestive: gap > 0).padding(.bottom, gap)
      DayHero(day: day, size: size)
      Spacer(minLength: 0)
      DayCourse(day: day)
    }
  }
}

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

/// A D-Day on one row: its count, its title and, if there is room, its date.
struct DDayRow: View {
  let day: CountedDay
  var hasDate = true

  var body: some View {
    GridRow {
      day.countText.bold().widgetAccentable()
      linkedTitle
      if hasDate {
        date
          .foregroundStyle(.secondary)
          .frame(width: Self.dateWidth, alignment: .trailing)
      }
    }
  }

  /// The title, linked to this D-Day instead of the widget's first.
  @ViewBuilder private var linkedTitle: some View {
    if let url = day.url {
      Link(destination: url) { title }
    } else {
      title
    }
  }

  private var title: some View {
    day.titleText.frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The width of a date: as many columns as `2026. 11. 21.` has.
  private static let dateWidth = 104.0

  private var date: Text {
    day.day.text(day.day.year == day.today.year || day.distance < 365 ? .brief : .long)
  }
}

/// A list of D-Days whose counts, titles and dates line up.
struct DDayRows: View {
  let days: [CountedDay]
  var hasDates = true
  /// The gap between two rows, in points.
  var rowGap = 0.0

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: rowGap) {
      ForEach(days, id: \.self) { DDayRow(day: $0, hasDate: hasDates) }
    }
  }
}

/// The heading of a list: its name, its length and, if there is room, a button to add.
struct ListHeading: View {
  let scene: DDayScene
  @Environment(\.widgetFamily) private var family

  var body: some View {
    HStack(spacing: 8) {
      name.font(.headline)
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        if let days = scene.staleDays {
          count + Text(verbatim: " · ") + Text(daysAgo: days)
          Text(daysAgo: days)
        }
        count
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      if family != .systemSmall, let url = DDayLink.new.url {
        Link(destination: url) { plus }
      }
    }
  }

  private var count: Text { Text("dday.count \(scene.count)") }

  private var plus: some View {
    Text(verbatim: "+")
      .bold()
      .padding(.horizontal, 8)
      .background(.primary.opacity(0.1))
      .accessibilityLabel("dday.add")
  }

  private var name: Text {
    if scene.offer != nil { return Text("dday.offers") }
    return scene.group.map { Text(verbatim: $0) }
      ?? Text(scene.isInOrder ? "dday.upcoming" : "dday.all")
  }
}
