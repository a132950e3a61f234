import Timelines
import Views

/// The calendar widget, with a layout for each family.
struct MonthView: View {
  let entry: MonthEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    content
      .lineLimit(1)
      .accessibilityLabel(entry.scene.reading)
      .widgetURL(DaysLink().url)
      .containerBackground(Self.paper, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .systemMedium: MonthMediumView(entry: entry).padding(margins)
    case .systemLarge: MonthLargeView(entry: entry).padding(margins)
    case .systemExtraLarge: MonthExtraLargeView(entry: entry).padding(margins)
    case .systemSmall where isAfar && entry.scene.aspect == .today:
      TodayStandByView(scene: entry.scene).padding(margins)
    case .systemSmall where isAfar: MonthStandByView(scene: entry.scene).padding(margins)
    default: MonthSmallView(entry: entry)
    }
  }

  private static let paper = LinearGradient(
    colors: [Color("MonthTop"), Color("MonthBottom")], startPoint: .top, endPoint: .bottom)
}
