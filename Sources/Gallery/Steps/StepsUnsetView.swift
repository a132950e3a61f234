import Timelines
import Views

/// What to do as long as no file is set.
struct StepsUnsetView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      ViewThatFits {
        VStack(spacing: 0) {
          symbol(.body)
          Text("steps.heading").font(.caption)
        }
        symbol(.body)
      }
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
    ViewThatFits {
      full(.title)
      full(.system(size: 28))
      words
      title
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func full(_ font: Font) -> some View {
    VStack(spacing: 0) {
      symbol(font)
      Spacer(minLength: 0)
      words
      Spacer(minLength: 0)
    }
  }

  private var words: some View {
    VStack(alignment: family == .systemSmall ? .center : .leading, spacing: 0) {
      title
      Text("steps.unset.invitation")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
  }

  private func symbol(_ font: Font) -> some View {
    Image(systemName: "plus")
      .font(font)
      .foregroundStyle(Color("StepAccent"))
      .widgetAccentable()
  }

  private var title: some View {
    Text("steps.unset")
      .font(.headline)
      .lineLimit(1)
  }
}
