extension Shape {
  public func fill(
    _ content: some ShapeStyle = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some View {
    PaintedShape(shape: self, style: content, isEvenOdd: style.isEOFilled)
  }

  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    PaintedShape(shape: self, style: content, stroke: style)
  }

  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(style: StrokeStyle) -> some View {
    stroke(ForegroundStyle(), style: style)
  }

  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    AnyShape(outline.inset(by: style.lineWidth / 2)).stroke(content, style: style)
  }

  public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
