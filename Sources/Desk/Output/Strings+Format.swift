import System

extension StringTable {
  /// The string for a key with its values inserted, at `%lld` or `%2$@`.
  package func text(_ key: String, _ values: String...) -> String {
    text(key, filledWith: values)
  }

  /// Inserts values in one pass, so that placeholders within values stay as they are.
  package func text(_ key: String, filledWith values: [String]) -> String {
    let whole = self[key] ?? key
    guard whole.utf8.contains(UInt8(ascii: "%")) else { return whole }
    var rest = Substring(whole)
    var (text, index) = ("", 0)
    while let start = rest.firstIndex(of: "%") {
      text.append(contentsOf: rest[..<start])
      rest = rest[start...]
      guard let placeholder = Placeholder(rest) else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(placeholder.length)
      let number = placeholder.number ?? index
      text += values.indices.contains(number) ? values[number] : ""
      index += 1
    }
    text.append(contentsOf: rest)
    return text
  }
}

/// A placeholder at the beginning of a text.
private struct Placeholder {
  let length: Int
  /// The index of the value, from 0; nil for the next one.
  let number: Int?

  init?(_ text: Substring) {
    let digits = text.dropFirst().prefix(while: \.isNumber)
    let rest = text.dropFirst(digits.isEmpty ? 1 : digits.count + 2)
    guard digits.isEmpty || text.dropFirst(digits.count + 1).first == "$",
      let sign = ["@", "lld"].first(where: rest.hasPrefix)
    else { return nil }
    length = (digits.isEmpty ? 1 : digits.count + 2) + sign.count
    number = Int(digits).map { $0 - 1 }
  }
}
