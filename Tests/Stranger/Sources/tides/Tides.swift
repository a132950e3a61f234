import Timelines
import Views
import WidgetIntents

@main struct Tides: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "tides", intent: SelectPortIntent.self, provider: TideProvider()
    ) { entry in
      TideView(entry: entry)
    }
    .configurationDisplayName("Tides")
    .description("The height of the water.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct TideView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TideEntry

  var body: some View {
    VStack(alignment: .leading) {
      Label(entry.port, systemImage: "water.waves").font(.caption)
      Text("\(entry.height) cm").font(.largeTitle).foregroundStyle(.primary)
      if family == .systemMedium {
        Text(entry.date, style: .time).foregroundStyle(.secondary)
        Button("Measure", intent: MeasureIntent())
      }
    }
    .containerBackground(.blue, for: .widget)
  }
}
