import DDays
import FoundationEssentials
import Timelines
import Views

/// The D-Day widget with a layout for each family, or an invitation while there are no D-Days.
struct DDayView: View {
  let scene: DDayScene
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    if let main = scene.main {
      content(main)
        .privacySensitive()
        .containerBackground(gradient(main), for: .widget)
        .widgetURL(url(from: main))
    } else {
      blank
        .containerBackground(InvitingView.gradient, for: .widget)
        .widgetURL(scene.missing == nil ? DDayLink.new.url : DaysLink().url)
    }
  }

  /// The page of all days for tiles of several, otherwise the day's editor.
  private func url(from main: CountedDay) -> URL? {
    if scene.offer != nil { return DaysLink().url }
    return switch (scene.aspect, family) {
    case (.list, _): DaysLink().url
    case (.day, .systemLarge), (.day, .systemExtraLarge):
      scene.others.isEmpty ? main.url : DaysLink(to: main.id).url
    default: main.url
    }
  }

  @ViewBuilder private func content(_ main: CountedDay) -> some View {
    switch scene.aspect {
    case .list: list(from: main)
    case .milestones:
      if let milestone = main.milestones.first { next(milestone, of: main) } else { one(main) }
    case .day: one(main)
    }
  }

  /// The view of one D-Day.
  @ViewBuilder private func one(_ main: CountedDay) -> some View {
    switch family {
    case .accessoryCircular: DDayCircularView(day: main)
    case .accessoryRectangular: DDayRectangularView(day: main)
    case .accessoryInline: DDayInlineView(day: main)
    case .systemExtraLarge, .systemLarge:
      if scene.others.isEmpty {
        DDaySoloView(day: main)
      } else if family == .systemLarge {
        DDayLargeView(scene: scene, main: main)
      } else {
        DDayExtraLargeView(scene: scene, main: main)
      }
    case .systemMedium: DDayMediumView(day: main)
    case .systemSmall where isAfar: DDayStandByView(day: main, offer: scene.offer)
    default: DDaySmallView(day: main, offer: scene.offer)
    }
  }

  @ViewBuilder private func list(from main: CountedDay) -> some View {
    switch family {
    case .accessoryCircular: DDayCircularView(day: main, next: scene.others.first)
    case .accessoryRectangular:
      DDayRows(days: Array(scene.all.prefix(4)), hasDates: false)
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    case .accessoryInline: DaysInlineView(days: scene.all)
    case .systemExtraLarge, .systemLarge: DDayBoardView(scene: scene)
    default: DDayListView(scene: scene)
    }
  }

  @ViewBuilder private func next(_ milestone: Milestone, of main: CountedDay) -> some View {
    switch family {
    case .accessoryCircular: MilestoneCircularView(day: main, milestone: milestone)
    case .accessoryRectangular: DDayRectangularView(day: main, milestone: milestone)
    case .accessoryInline: MilestoneInlineView(day: main, milestone: milestone)
    default: DDayMilestonesView(day: main)
    }
  }

  @ViewBuilder private var blank: some View {
    let lack = scene.missing.map(MissingDDay.gone) ?? .unset
    switch family {
    case .accessoryCircular:
      Gauge(value: 0) {
        Text("widget.dday")
      } currentValueLabel: {
        Image(systemName: lack.symbolName)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .accessibilityLabel(lack.title)
    case .accessoryInline: lack.title.lineLimit(1)
    default:
      InvitingView(
        symbolName: lack.symbolName, color: .accentColor, title: lack.title,
        briefTitle: lack.title, note: lack.invitation)
    }
  }

  /// The background; a list has a colour of its own.
  private func gradient(_ main: CountedDay) -> LinearGradient {
    guard scene.aspect == .list else {
      return scene.offer == nil ? DDayTint(of: main).gradient : DDayTint.offer
    }
    return (scene.group.map(DDayTint.init(ofGroup:)) ?? .rose).gradient
  }
}

extension CountedDay {
  /// The link to its editor; to all days if it isn't stored.
  var url: URL? { id.map { DDayLink.day($0).url } ?? DaysLink().url }
}

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

/// A D-Day's count and its coming milestones, of which there must be at least one.
struct DDayMilestonesView: View {
  let day: CountedDay
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .systemLarge, .systemExtraLarge: DDaySoloView(day: day)
    case .systemMedium:
      HStack(spacing: 24) {
        DDaySmallView(day: day)
        rows(upTo: 4).frame(width: 160)
      }
    default:
      VStack(alignment: .leading, spacing: 0) {
        DayTitle(day: day).font(.headline)
        day.countText.font(.caption).foregroundStyle(.secondary)
        rows(upTo: 3)
      }
      .lineLimit(1)
      .accessibilityLabel(day.reading)
    }
  }

  /// As many milestones as fit.
  private func rows(upTo limit: Int) -> some View {
    ViewThatFits(in: .vertical) {
      ForEach((1...limit).reversed(), id: \.self) { count in
        VStack(spacing: typeSize.density.rowGap) {
          ForEach(day.milestones.prefix(count), id: \.self) {
            MilestoneRow(day: day, milestone: $0)
          }
        }
      }
    }
    .lineLimit(1)
    .frame(maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A single D-Day on a large widget: its count, its coming milestones, and their places in the
/// year.
struct DDaySoloView: View {
  let day: CountedDay
  @ScaledMetric private var numeral = 144.0
  @Environment(\.widgetFamily) private var family

  var body: some View {
    ViewThatFits {
      full(max(numeral, 240), gap: 17).inRoom(of: 76, by: 38)
      full(max(numeral, 168), gap: 17).inRoom(of: 56, by: 28)
      ViewThatFits(in: .vertical) {
        ForEach(sizes, id: \.self) { full($0, gap: 17) }
        ForEach([44.0, 28], id: \.self) { full($0, gap: 0) }
        DDayMediumView(day: day)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The sizes of the count to try, largest first.
  private var sizes: [Double] { [numeral] + [144.0, 96, 72, 44].filter { $0 < numeral } }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        DayHeading(day: day, isFestive: gap > 0).padding(.bottom, gap)
        if isWide, !day.milestones.isEmpty {
          HStack(alignment: .top, spacing: 40) {
            count(size)
            milestones(gap: size > 96 ? gap : 0).frame(width: 240)
          }
        } else {
          count(size)
          milestones(gap: 0).padding(.top, gap)
        }
      }
      .accessibilityLabel(day.reading)
      Spacer(minLength: 0)
      YearStrip(today: day.today, days: [day.day] + day.milestones.map(\.day))
    }
  }

  /// The count with its progress below, unless the milestones show that.
  private func count(_ size: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DayHero(day: day, size: size)
      if isWide || day.milestones.isEmpty { DayCourse(day: day) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }

  private func milestones(gap: Double) -> some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(day.milestones, id: \.self) { MilestoneRow(day: day, milestone: $0) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }

  private var isWide: Bool { family == .systemExtraLarge }
}

/// The next D-Days and their counts on one row, as many as fit.
struct DaysInlineView: View {
  let days: [CountedDay]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach((1...4).reversed(), id: \.self) { count in
        if count <= days.count { joined(days.prefix(count)) }
      }
      days.first.map { DDayInlineView(day: $0) }
    }
    .lineLimit(1)
  }

  private func joined(_ days: ArraySlice<CountedDay>) -> Text {
    let texts = days.map { $0.titleText + Text(verbatim: " ") + $0.countText }
    return texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) {
      $0 + Text(verbatim: " · ") + $1
    }
  }
}

/// The distance to the next milestone, in a ring that fills until then.
struct MilestoneCircularView: View {
  let day: CountedDay
  let milestone: Milestone

  var body: some View {
    DayRing(share: day.occasion.share(of: milestone, on: day.today)) {
      milestone.countText(from: day.today).bold()
    } caption: {
      ViewThatFits(in: .horizontal) {
        milestone.text
        Text("\(milestone.count)")
      }
    }
    .accessibilityLabel(day.reading(of: milestone))
  }
}

/// A D-Day's title and next milestone on one row.
struct MilestoneInlineView: View {
  let day: CountedDay
  let milestone: Milestone

  var body: some View {
    HStack(spacing: 8) {
      if day.isFestive { FestiveStar() }
      day.titleText
      milestone.briefText(on: day.today).fixedSize()
    }
    .lineLimit(1)
  }
}

/// The reason why there is no D-Day to show.
enum MissingDDay: Hashable {
  case unset
  /// The chosen D-Day doesn't exist.
  case gone(String)

  var title: Text {
    switch self {
    case .unset: Text("dday.unset")
    case .gone: Text("dday.gone")
    }
  }

  /// The way out of it.
  var invitation: Text {
    switch self {
    case .unset: Text("dday.unset.invitation")
    case .gone: Text("dday.gone.invitation")
    }
  }

  var symbolName: String {
    switch self {
    case .unset: "plus"
    case .gone: "calendar"
    }
  }
}
