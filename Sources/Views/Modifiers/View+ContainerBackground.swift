/// A view that declares its container's background.
package struct ContainerBackgroundView<Content: View, Background: View>: View {
  let content: Content
  let background: Background

  /// The innermost declaration comes first and wins.
  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(view.content)
    guard archive.declarations.background == nil else { return }
    let nodes = archive.nodesOutsideOfStack(of: view.background)
    archive.declarations.declare(background: Node(standingBelowOneAnother: nodes))
  }
}

extension View {
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(content: self, background: StyleView(style: style))
  }

  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    let layers = ZStack(alignment: alignment, content: content)
    return ContainerBackgroundView(
      content: self,
      background: layers.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
  }
}
