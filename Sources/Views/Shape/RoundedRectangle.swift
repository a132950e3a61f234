/// A rectangle with four round corners.
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var _erased: AnyShape {
    let radius = min(cornerSize.width, cornerSize.height)
    return AnyShape(ShapeOutline(.rectangle(RectangleCornerRadii(all: radius))))
  }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
