/// A shape that fills the room it is offered and can be filled or stroked.
public protocol Shape: View, Sendable {
  /// The shape's outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The archived shape; built-in shapes keep their form.
  var _erased: AnyShape { get }
}

extension Shape {
  public var _erased: AnyShape {
    AnyShape(ShapeOutline(.elastic(ElasticPath { path(in: $0) })))
  }

  /// A shape alone is filled with the foreground style.
  public var body: some View {
    PaintedShape(shape: self, style: ForegroundStyle())
  }

  var outline: ShapeOutline { _erased.outline }
}

extension Shape {
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    AnyShape(outline.trimmed(from: start, to: end))
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    AnyShape(outline.transformed(.turned(angle.storable, around: anchor.storable)))
  }

  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    AnyShape(
      outline.transformed(.scaled(x: x.storable, y: y.storable, around: anchor.storable)))
  }

  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  public func scale(_ factor: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    scale(x: factor, y: factor, anchor: anchor)
  }
}

extension Angle {
  /// The angle limited to values that can be encoded.
  var storable: Angle { Angle(radians: radians.storable) }
}

extension UnitPoint {
  /// The point limited to values that can be encoded.
  var storable: UnitPoint { UnitPoint(x: x.storable, y: y.storable) }
}

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

/// A shape drawn at a distance from its frame.
///
/// As a view, it moves with its frame, to whole cells; filled or stroked, it moves within its
/// frame.
public struct OffsetShape<Content: Shape>: Shape {
  let shape: Content
  let offset: CGSize

  public var _erased: AnyShape {
    AnyShape(
      shape.outline.transformed(.moved(x: offset.width.storable, y: offset.height.storable)))
  }

  public func path(in rect: CGRect) -> Path { _erased.path(in: rect) }

  public var body: some View {
    shape.body.offset(x: offset.width.storable, y: offset.height.storable)
  }
}

/// A shape filled or stroked with a style.
package struct PaintedShape<Form: Shape, Style: ShapeStyle>: View {
  let shape: Form
  let style: Style
  var stroke: StrokeStyle?
  var isEvenOdd = false

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(
      .shape(
        ShapeNode(
          outline: view.shape.outline, stroke: view.stroke?.storable, isEvenOdd: view.isEvenOdd,
          paint: view.style.paint(in: archive.environment))))
  }
}
