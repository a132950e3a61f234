import Timelines
import Views

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
    let hasPast = scene.all.contains { $0.day < scene.today }
    return scene.group.map { Text(verbatim: $0) } ?? Text(hasPast ? "dday.all" : "dday.upcoming")
  }
}
