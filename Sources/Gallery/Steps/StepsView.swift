import Timelines
import Views

/// The steps widget, with a layout for each family.
struct StepsView: View {
  let week: StepWeek?
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    content
      .privacySensitive(week != nil)
      .widgetURL((week == nil ? StepsLink.settings : .years).url)
      .containerBackground(Self.gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    if let week {
      known(week).accessibilityLabel(week.reading)
    } else {
      StepsUnsetView()
    }
  }

  @ViewBuilder private func known(_ week: StepWeek) -> some View {
    switch family {
    case .accessoryCircular: StepsCircularView(week: week)
    case .accessoryRectangular: StepsRectangularView(week: week)
    case .accessoryInline: StepsInlineView(week: week)
    case .systemSmall where isAfar: StepsStandByView(week: week)
    default: StepsSmallView(week: week)
    }
  }

  static let gradient = LinearGradient(
    colors: [Color("TileTop"), Color("TileBottom")], startPoint: .top, endPoint: .bottom)
}
