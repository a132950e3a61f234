import Timelines
import Views

/// An invitation to choose a file.
struct StepsUnsetView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: 0) {
        Text("steps.heading")
      } currentValueLabel: {
        symbol
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryInline: title
    case .accessoryRectangular:
      ViewThatFits {
        words
        title
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    default: tile
    }
  }

  private var tile: some View {
    InvitingView(
      symbolName: "plus", color: Color("StepAccent"), title: Text("steps.unset"),
      briefTitle: Text("steps.unset.brief"), note: Text("steps.unset.invitation"))
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 0) {
      title
      Text("steps.unset.invitation")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
  }

  private var symbol: some View {
    Image(systemName: "plus")
      .foregroundStyle(Color("StepAccent"))
      .widgetAccentable()
  }

  private var title: some View {
    ViewThatFits(in: .horizontal) {
      Text("steps.unset")
      Text("steps.unset.brief")
    }
    .font(.headline)
    .lineLimit(1)
  }
}
