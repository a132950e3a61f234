import Timelines
import Views

/// The name below a tile and, if its provider fails, how old that is what it shows.
struct NameRow: View {
  let name: String
  let isFocused: Bool
  let standing: Standing?
  let marks: Marks
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor

  var body: some View {
    HStack {
      Text(LocalizedStringKey(name))
        .fontWeight(isFocused ? .bold : nil)
        .foregroundStyle(isFocused ? HierarchicalShapeStyle.primary : .secondary)
      if let standing, standing.isFailing {
        Group {
          Text(verbatim: isWithoutColor ? marks.failing : marks.dot)
          AgeText(lastNews: standing.answered)
        }
        .foregroundStyle(Color.warning)
        .layoutPriority(1)
      }
    }
    .lineLimit(1)
  }
}
