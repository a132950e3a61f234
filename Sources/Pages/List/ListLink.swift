package import FoundationEssentials

/// The target of a click in a list.
package enum ListLink: Hashable, Sendable {
  case item(ItemList.ID)
  /// What pressing Space on the item does.
  case act(ItemList.ID)
  case heading(ItemList.ID)
  case entry, search
  /// What pressing Enter on the line for entries does.
  case enter
  /// The button with this number.
  case press(Int)

  /// Fails for URLs of other kinds.
  package init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.start) else { return nil }
    let parts = text.dropFirst(Self.start.count).split(separator: ":", maxSplits: 1)
    let id = parts.count > 1 ? String(decoding: parts[1].utf8.unescaped, as: UTF8.self) : ""
    switch parts.first {
    case "item": self = .item(id)
    case "act": self = .act(id)
    case "heading": self = .heading(id)
    case "entry": self = .entry
    case "enter": self = .enter
    case "search": self = .search
    case "press": self = .press(Int(id) ?? 0)
    default: return nil
    }
  }

  package var url: URL? { URL(string: Self.start + words) }

  private var words: String {
    switch self {
    case .item(let id): "item:\(id.inURL)"
    case .act(let id): "act:\(id.inURL)"
    case .heading(let id): "heading:\(id.inURL)"
    case .entry: "entry"
    case .enter: "enter"
    case .search: "search"
    case .press(let number): "press:\(number)"
    }
  }

  private static let start = "list:"
}

extension String {
  /// The text with all but letters and digits escaped.
  package var inURL: String {
    utf8.map { byte in
      let letter = Character(Unicode.Scalar(byte))
      guard !letter.isASCII || !(letter.isLetter || letter.isNumber) else { return String(letter) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    .joined()
  }
}

extension Substring.UTF8View {
  /// The bytes that `inURL` has escaped.
  package var unescaped: [UInt8] {
    var bytes: [UInt8] = []
    var rest = self[...]
    while let byte = rest.popFirst() {
      let code =
        byte == UInt8(ascii: "%")
        ? UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) : nil
      bytes.append(code ?? byte)
      if code != nil { rest = rest.dropFirst(2) }
    }
    return bytes
  }
}
