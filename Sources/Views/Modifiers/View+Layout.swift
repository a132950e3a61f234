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
