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
