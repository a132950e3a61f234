import Timelines
import Views

/// The clock widget, with a layout for each face and family.
struct ClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.isReadFromAfar) private var isAfar
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    content
      .lineLimit(1)
      .accessibilityLabel(entry.reading)
      .containerBackground(gradient, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular: ClockCircularView(entry: entry)
    case .accessoryCorner: ClockCornerView(entry: entry)
    case .accessoryRectangular: ClockRectangularView(entry: entry)
    case .accessoryInline: ClockInlineView(entry: entry)
    case .systemSmall where isAfar: ClockStandByView(entry: entry)
    default: system
    }
  }

  @ViewBuilder private var system: some View {
    switch entry.clock.face {
    case .analog: AnalogClockView(entry: entry)
    case .world: WorldClockView(entry: entry).padding(margins)
    case .solar: SolarClockView(entry: entry).padding(margins)
    case .digital: DigitalClockView(entry: entry).padding(margins)
    }
  }

  private var gradient: LinearGradient {
    let phase = entry.clock.face == .solar ? entry.sunPhase : nil
    return LinearGradient(
      colors: phase?.colors ?? Self.colors(isOwn: entry.clock.isOwn), startPoint: .top,
      endPoint: .bottom)
  }

  private static func colors(isOwn: Bool) -> [Color] {
    isOwn
      ? [Color("ClockTop"), Color("ClockBottom")]
      : [Color("NightTop"), Color("NightMiddle")]
  }
}
