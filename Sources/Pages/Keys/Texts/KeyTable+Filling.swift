import Cells

extension KeyTable {
  /// A text with keys in place of what stands in braces; nil if one of the commands has no key there.
  package func filling(_ text: String) -> String? {
    var (filled, rest) = ("", text[...])
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      guard let word = word(at: rest[start..<end].dropFirst()) else { return nil }
      filled.append(contentsOf: rest[..<start])
      filled += word
      rest = rest[end...].dropFirst()
    }
    filled.append(contentsOf: rest)
    return filled
  }

  /// The key of a place and a command with a slash between, such as `list/undo`.
  private func word(at path: Substring) -> String? {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard parts.count > 1, let place = KeyScope(rawValue: parts[0]),
      let key = firstKey(ofCommand: parts[1], at: place)
    else { return nil }
    if parts.dropFirst(2).first == "arrow" { return Self.arrows.contains(key) ? "" : nil }
    let name = parts.count > 2 ? key.sign : key.word
    // Values are filled into the text later.
    return name.utf8.contains(UInt8(ascii: "%")) ? name.replacing("%", with: "%%") : name
  }

  private static let arrows = [Key(.left), Key(.right), Key(.up), Key(.down)]
}
