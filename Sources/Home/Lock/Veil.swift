import Timelines
import Views

/// What a widget shows instead of private content: a lock and its name.
struct Veil: View {
  /// The key of the widget's name.
  let name: String
  let family: WidgetFamily

  var body: some View {
    content
      .lineLimit(1)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityLabel("chrome.veiled.spoken \(title)")
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryInline:
      HStack(spacing: 8) {
        Image(systemName: "lock.fill")
        title
      }
    case .accessoryCircular, .accessoryCorner:
      Gauge(value: 0) { stacked(locks: [36, 25, 17]) }.gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular: beside
    default: stacked(locks: [60, 48, 36, 25, 17])
    }
  }

  private var title: Text { Text(LocalizedStringKey(name)) }

  /// The lock above the name; below a size, the lock alone.
  private func stacked(locks sizes: [Double]) -> some View {
    ViewThatFits {
      ForEach(sizes.dropLast(), id: \.self) { size in
        VStack(spacing: 0) {
          lock(size)
          title
        }
      }
      ForEach(sizes, id: \.self) { lock($0) }
    }
  }

  private var beside: some View {
    ViewThatFits {
      ForEach([36.0, 25], id: \.self) { size in
        HStack(spacing: 16) {
          lock(size)
          VStack(alignment: .leading, spacing: 0) {
            title.bold().foregroundStyle(.primary)
            Text("chrome.veiled")
          }
        }
      }
      HStack(spacing: 8) {
        Image(systemName: "lock.fill")
        title
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func lock(_ size: Double) -> some View {
    Image(systemName: "lock.fill").font(.system(size: size)).fixedSize()
  }
}
