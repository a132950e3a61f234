import Timelines
import Views

struct CoffeeView: View {
  let entry: ShelfEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if family == .accessoryCircular {
        Button("+95", intent: LogCoffee(95))
      } else {
        Text(verbatim: "카페인").bold()
        Text(verbatim: "\(entry.content.milligrams)").font(.largeTitle)
          .contentTransition(.numericText())
          .invalidatableContent()
        Spacer()
        Button("+ 에스프레소", intent: LogCoffee(95)).frame(maxWidth: .infinity)
      }
    }
    .containerBackground(for: .widget) {
      LinearGradient(
        colors: [
          Color(red: 0.24, green: 0.15, blue: 0.08), Color(red: 0.42, green: 0.27, blue: 0.12),
        ],
        startPoint: .top, endPoint: .bottom)
    }
  }
}
