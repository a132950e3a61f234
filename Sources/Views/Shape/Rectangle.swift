/// The whole of a rectangle.
public struct Rectangle: InsettableShape {
  public init() {}

  public var _erased: AnyShape { AnyShape(ShapeOutline(.rectangle(RectangleCornerRadii()))) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

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

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public var _erased: AnyShape { AnyShape(ShapeOutline(.rectangle(cornerRadii))) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

/// A radius for each corner of a rectangle.
public struct RectangleCornerRadii: Hashable, Codable, Sendable {
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double

  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading.storable
    self.bottomLeading = bottomLeading.storable
    self.bottomTrailing = bottomTrailing.storable
    self.topTrailing = topTrailing.storable
  }

  package init(all radius: Double) {
    self.init(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// The radius of all corners; nil if they differ.
  package var common: Double? {
    let isCommon = self == RectangleCornerRadii(all: topLeading)
    return isCommon ? topLeading : nil
  }

  /// The radii limited to at least 0 and at most half the shorter side.
  package func fitted(in rect: CGRect) -> RectangleCornerRadii {
    let most = min(rect.width, rect.height) / 2
    return mapped { max(0, min($0, most)) }
  }

  package func mapped(_ change: (Double) -> Double) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}

/// The kind of rounded corners; in cells both look the same.
public enum RoundedCornerStyle: Hashable, Codable, Sendable {
  case circular, continuous
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public var _erased: AnyShape { AnyShape(ShapeOutline(.capsule)) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

/// The largest circle that fits in the middle of a rectangle.
public struct Circle: InsettableShape {
  public init() {}

  public var _erased: AnyShape { AnyShape(ShapeOutline(.circle)) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

/// The ellipse that touches all sides of a rectangle.
public struct Ellipse: InsettableShape {
  public init() {}

  public var _erased: AnyShape { AnyShape(ShapeOutline(.ellipse)) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle with the corners of its container.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public var _erased: AnyShape { AnyShape(ShapeOutline(.containerRelative)) }

  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { AnyShape(self).inset(by: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
