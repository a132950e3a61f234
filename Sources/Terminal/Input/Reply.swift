package import Cells

/// What a terminal says of itself, asked or not.
package enum Reply: Hashable, Sendable {
  /// Whether it knows a mode of its own, by the mode's number.
  case mode(Int, isKnown: Bool)
  case background(RGB)
  case appearance(Appearance)
  case version(String)
  /// An answer that nobody here asked for.
  case other
}

extension Reply {
  /// Light or dark, where the reply tells.
  package var impliedAppearance: Appearance? {
    switch self {
    case .background(let colour): Appearance(background: colour)
    case .appearance(let appearance): appearance
    default: nil
    }
  }
}

extension Reply: CustomStringConvertible {
  package var description: String {
    switch self {
    case .mode(let number, let isKnown): "mode \(number) \(isKnown ? "known" : "unknown")"
    case .background(let colour): "background \(colour)"
    case .appearance(let appearance): "appearance \(appearance)"
    case .version(let text): "version \(text)"
    case .other: "other"
    }
  }
}
