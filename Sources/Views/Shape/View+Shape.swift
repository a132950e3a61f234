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

extension View {
  /// Rotates the shapes of the view around its centre; text stays upright.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    WrappedView(content: self) { $0.turned(by: angle.storable) }
  }
}

extension Node {
  fileprivate func turned(by angle: Angle) -> Node {
    switch self {
    case .shape(var shape):
      shape.turn = shape.turn + angle
      return .shape(shape)
    case .frame(var frame):
      frame.child = frame.child.turned(by: angle)
      return .frame(frame)
    case .padding(var padding):
      padding.child = padding.child.turned(by: angle)
      return .padding(padding)
    case .opacity(var opacity):
      opacity.child = opacity.child.turned(by: angle)
      return .opacity(opacity)
    case .layers(var layers):
      layers.children = layers.children.map { $0.turned(by: angle) }
      return .layers(layers)
    case .decoration(var decoration):
      decoration.child = decoration.child.turned(by: angle)
      decoration.nodes = decoration.nodes.map { $0.turned(by: angle) }
      return .decoration(decoration)
    default: return self
    }
  }
}

/// A shape that can be inset from its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  func inset(by amount: CGFloat) -> InsetShape
}

/// A type-erased shape.
public struct AnyShape: Shape {
  let outline: ShapeOutline

  public init(_ shape: some Shape) {
    self = shape._erased
  }

  init(_ outline: ShapeOutline) {
    self.outline = outline
  }

  public var _erased: AnyShape { self }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }
}

extension AnyShape: InsettableShape {
  public func inset(by amount: CGFloat) -> AnyShape { AnyShape(outline.inset(by: amount)) }
}
