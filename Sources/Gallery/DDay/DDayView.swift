import FoundationEssentials
import Timelines
import Views

/// Days that are counted to, laid out for each family on its own, or what to do as long as there are
/// none.
struct DDayView: View {
  let scene: DDayScene
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if let main = scene.main {
      content(main)
        .privacySensitive()
        .containerBackground(gradient(main), for: .widget)
        .widgetURL(main.url)
    } else {
      blank
        .containerBackground(UnsetView.gradient, for: .widget)
        .widgetURL(URL(string: "widgetty://dday/new"))
    }
  }

  @ViewBuilder private func content(_ main: CountedDay) -> some View {
    switch (family, scene.aspect) {
    case (.accessoryCircular, _): DDayCircularView(day: main)
    case (.accessoryRectangular, _): DDayRectangularView(day: main)
    case (.accessoryInline, _): DDayInlineView(day: main)
    case (.systemExtraLarge, _): DDayExtraLargeView(scene: scene, main: main)
    case (.systemLarge, _): DDayLargeView(scene: scene, main: main)
    case (.systemMedium, .list), (.systemSmall, .list): DDayListView(scene: scene)
    case (.systemMedium, .milestones): DDayMilestonesView(day: main)
    case (.systemMedium, _): DDayMediumView(day: main)
    default: DDaySmallView(day: main)
    }
  }

  @ViewBuilder private var blank: some View {
    let lack = scene.missing.map(DayLack.gone) ?? .unset
    switch family {
    case .accessoryCircular:
      VStack(spacing: 0) {
        Image(systemName: lack.symbolName)
        Text("widget.dday")
      }
      .accessibilityLabel(lack.title)
    case .accessoryInline: lack.title.lineLimit(1)
    default: UnsetView(lack: lack)
    }
  }

  /// A list is of no day's own colour.
  private func gradient(_ main: CountedDay) -> LinearGradient {
    let isList = scene.aspect == .list && (family == .systemSmall || family == .systemMedium)
    guard isList else { return DDayTint(of: main).gradient }
    return (scene.group.map(DDayTint.init(ofGroup:)) ?? .rose).gradient
  }
}

extension CountedDay {
  /// Where it is edited.
  var url: URL? { URL(string: id.map { "widgetty://dday/\($0)" } ?? "widgetty://dday") }
}
