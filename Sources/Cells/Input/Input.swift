/// An action of the user at the terminal.
package enum Input: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Whether the terminal window has just gained or lost the focus.
  case focus(Bool)
  case paste(String)
}

extension Input: CustomStringConvertible {
  package var description: String {
    switch self {
    case .key(let key): "key \(key)"
    case .mouse(let mouse): "mouse \(mouse)"
    case .focus(let isFocused): isFocused ? "focus in" : "focus out"
    case .paste(let text): "paste \(text.debugDescription)"
    }
  }
}
