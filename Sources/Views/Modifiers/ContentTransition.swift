/// The way changed content replaces the old.
public struct ContentTransition: Hashable, Codable, Sendable {
  package var kind: Kind
  /// The number that the content shows; nil if unknown. It decides whether to count up or down.
  package var value: Double?

  package enum Kind: String, Hashable, Codable, Sendable {
    case identity, opacity, interpolate, numeric, numericDown, symbolEffect
  }

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static let symbolEffect = ContentTransition(kind: .symbolEffect)

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: countsDown ? .numericDown : .numeric)
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numeric, value: value.isFinite ? value : nil)
  }
}

extension ContentTransition {
  /// Whether digits roll.
  package var isNumeric: Bool { kind == .numeric || kind == .numericDown }

  /// Whether to count down from the content of an older transition.
  package func countsDown(from old: ContentTransition) -> Bool {
    guard let value, let before = old.value else { return kind == .numericDown }
    return value < before
  }
}
