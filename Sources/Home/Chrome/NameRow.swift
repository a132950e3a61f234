import Views

/// The name below a tile and, if its provider fails, how old that is what it shows.
struct NameRow: View {
  let name: String
  let isFocused: Bool
  let trouble: Trouble?

  var body: some View {
    HStack {
      Text(LocalizedStringKey(name))
        .fontWeight(isFocused ? .bold : nil)
        .foregroundStyle(isFocused ? HierarchicalShapeStyle.primary : .secondary)
      if let trouble {
        Group {
          Text(verbatim: "·")
          AgeText(trouble: trouble)
        }
        .foregroundStyle(Color.warning)
        .layoutPriority(1)
      }
    }
    .lineLimit(1)
  }
}
