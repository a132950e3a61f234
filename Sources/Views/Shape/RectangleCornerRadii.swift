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
