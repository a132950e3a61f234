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
