extension Archive {
  mutating func addStack(
    _ axis: Axis, alignment: Alignment, spacing: Double?, _ content: some View
  ) {
    let children = changing(\.stackAxis, { $0 = axis }) { $0.nodes(of: content) }
    add(
      .stack(StackNode(axis: axis, alignment: alignment, spacing: spacing, children: children)))
  }

  /// The nodes of a view that isn't part of the surrounding stack.
  mutating func nodesOutsideOfStack(of content: some View) -> [Node] {
    changing(\.stackAxis, { $0 = nil }) { $0.nodes(of: content) }
  }
}
