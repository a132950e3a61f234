/// The user's text size.
public enum DynamicTypeSize: Int, Hashable, Codable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is so large that layouts should change.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize: Comparable {
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}
