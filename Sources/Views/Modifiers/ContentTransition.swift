/// How changed content takes the place of the old.
public struct ContentTransition: Hashable, Codable, Sendable {
  package var kind: Kind

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
}
