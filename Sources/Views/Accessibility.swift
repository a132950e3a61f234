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

/// The contrast between an app's colours.
public enum ColorSchemeContrast: String, Hashable, Codable, Sendable, CaseIterable {
  case standard, increased
}

/// A length that scales with the text size, as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    value = wrappedValue
    self.style = style
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  public var wrappedValue: Value {
    let typeSize = Environment(\.dynamicTypeSize).wrappedValue
    return value * Value(style.size(at: typeSize) / style.size(at: .large))
  }
}

extension View {
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the text size to a range.
  public func dynamicTypeSize<Range: RangeExpression>(
    _ range: Range
  ) -> some View where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = min(max(size, smallest), largest)
    }
  }
}
