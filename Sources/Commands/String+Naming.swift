import Printing

extension String {
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// Whether the text may be a name: 1 to 60 characters, without controls.
  var isFitName: Bool { 1...60 ~= count && self == harmless }
}
