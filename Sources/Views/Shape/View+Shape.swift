extension View {
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    WrappedView(content: self) {
      .clip(ClipNode(outline: shape.outline, isEvenOdd: style.isEOFilled, child: $0))
    }
  }

  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows only the part of the view inside a shape; other views can't be masks.
  public func mask(_ mask: some Shape) -> some View {
    clipShape(mask)
  }

  public func mask(alignment: Alignment = .center, _ mask: () -> some Shape) -> some View {
    clipShape(mask())
  }

  /// Does nothing: the area that responds to presses is always a rectangle of cells.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View { self }

  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
