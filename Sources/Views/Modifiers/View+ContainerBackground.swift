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

/// A container whose background a view can set.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// The view's widget.
  case widget
}

/// A view with a background or overlay.
package struct DecoratedView<Content: View, Decoration: View>: View {
  let content: Content
  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let nodes = archive.going(.decoration) { $0.nodesOutsideOfStack(of: view.decoration) }
    archive.add(view.content) {
      .decoration(
        DecorationNode(
          isBehind: view.isBehind, alignment: view.alignment, nodes: nodes, child: $0))
    }
  }
}

/// A style as a view that fills the room it is offered.
package struct StyleView<Style: ShapeStyle>: View {
  let style: Style

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(.fill(FillNode(paint: view.style.paint(in: archive.environment))))
  }
}

extension View {
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    DecoratedView(content: self, decoration: content(), alignment: alignment, isBehind: true)
  }

  public func background(_ style: some ShapeStyle) -> some View {
    background { StyleView(style: style) }
  }

  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    DecoratedView(content: self, decoration: content(), alignment: alignment, isBehind: false)
  }

  public func overlay(_ style: some ShapeStyle) -> some View {
    overlay { StyleView(style: style) }
  }

  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
}
