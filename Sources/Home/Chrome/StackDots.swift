import Views

/// A dot for each widget of a stack, beside or below one another.
struct StackDots: View, Equatable {
  let count: Int
  /// The index of the widget in front.
  let shown: Int
  var isUpright = false
  let marks: Marks

  var body: some View {
    if isUpright {
      VStack(spacing: 0) { dots }
    } else {
      HStack(spacing: 8) { dots }
    }
  }

  private var dots: some View {
    ForEach(0..<count, id: \.self) { index in
      Text(verbatim: index == shown ? marks.thisPage : marks.otherPage)
        .foregroundStyle(index == shown ? HierarchicalShapeStyle.primary : .tertiary)
    }
  }
}
