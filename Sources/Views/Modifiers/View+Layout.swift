extension View {
  public func layoutPriority(_ value: Double) -> some View {
    WrappedView(content: self) { .priority(PriorityNode(value: value, child: $0)) }
  }

  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes = Axis.Set()
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return WrappedView(content: self) { .fixedSize(FixedSizeNode(axes: axes, child: $0)) }
  }

  public func offset(x: Double = 0, y: Double = 0) -> some View {
    WrappedView(content: self) { .offset(OffsetNode(x: x, y: y, child: $0)) }
  }
}

extension View {
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(.init(fixed: width), .init(fixed: height), alignment)
  }

  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
      alignment)
  }

  private func framed(
    _ width: FrameNode.Limits, _ height: FrameNode.Limits, _ alignment: Alignment
  ) -> WrappedView<Self> {
    WrappedView(content: self) {
      .frame(FrameNode(width: width, height: height, alignment: alignment, child: $0))
    }
  }
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return padded(edges, insets)
  }

  public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    padded(.all, insets)
  }

  private func padded(_ edges: Edge.Set, _ insets: EdgeInsets?) -> WrappedView<Self> {
    WrappedView(content: self) {
      .padding(PaddingNode(edges: edges, insets: insets, child: $0))
    }
  }
}

/// A view that wraps each of its nodes in another.
package struct WrappedView<Content: View>: View {
  let content: Content
  let wrap: (Node) -> Node

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content, wrappedBy: view.wrap)
  }
}
