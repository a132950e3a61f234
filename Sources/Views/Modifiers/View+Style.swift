/// A view with a style as its foreground.
package struct ForegroundView<Content: View, Style: ShapeStyle>: View {
  let content: Content
  let style: Style

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let paint = view.style.paint(in: archive.environment)
    archive.changing(\.foreground, { $0 = paint }) { $0.add(view.content) }
  }
}

/// A view with a style as the tint of its controls and meters.
package struct TintedView<Content: View, Style: ShapeStyle>: View {
  let content: Content
  let style: Style?

  package static func _archive(_ view: Self, into archive: inout Archive) {
    let paint = view.style?.paint(in: archive.environment)
    archive.changing(\.tint, { $0 = paint }) { $0.add(view.content) }
  }
}

extension View {
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    ForegroundView(content: self, style: style)
  }

  public func foregroundColor(_ color: Color?) -> some View {
    foregroundStyle(color ?? .primary)
  }

  public func tint(_ color: Color?) -> some View {
    environment(\.tint, color.map { Paint($0) })
  }

  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ style: Style?) -> some View {
    TintedView(content: self, style: style)
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  public func opacity(_ opacity: Double) -> some View {
    WrappedView(content: self) { .opacity(OpacityNode(value: opacity, child: $0)) }
  }

  public func hidden() -> some View {
    WrappedView(content: self) { .hidden(HiddenNode(child: $0)) }
  }
}
