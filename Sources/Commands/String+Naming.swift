import System

extension String {
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// Whether the text may be the name of a drink: something can be seen, without controls.
  var isFitName: Bool { !isBlank && !Bound.drink.isExceeded(by: self) && self == harmless }
}
