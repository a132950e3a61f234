import Timelines
import Views

/// The caffeine widget, with a layout for each family.
struct CaffeineView: View {
  let day: CaffeineDay
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar

  var body: some View {
    content
      .privacySensitive()
      .widgetURL(CaffeineLink.day.url)
      .containerBackground(Self.gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: CaffeineCircularView(day: day)
    case .accessoryRectangular: CaffeineRectangularView(day: day)
    case .systemMedium: CaffeineMediumView(day: day)
    case .systemSmall where isAfar: CaffeineStandByView(day: day)
    default: CaffeineSmallView(day: day)
    }
  }

  static let gradient = LinearGradient(
    colors: [Color("CoffeeTop"), Color("CoffeeBottom")], startPoint: .top, endPoint: .bottom)
}
