import System

extension SettingForm {
  /// The value that is written; nil if it isn't allowed.
  func value(of written: TOMLValue) -> SettingValue? {
    switch (self, written.content) {
    case (.toggle, .boolean(let isOn)): return .toggle(isOn)
    case (.number(let range, _), .integer(let number)):
      return range.contains(number) ? .number(number) : nil
    case (.number(_, let words), .string(let text)):
      return words.contains(text) ? .text(text) : nil
    case (.toggle, _), (.number, _): return nil
    case (_, .string(let text)): return value(of: text)
    case (.texts, .array(let values)):
      var texts: [String] = []
      for member in values {
        guard case .string(let text) = member.content, case .texts(let one)? = value(of: text)
        else { return nil }
        texts += one
      }
      return .texts(texts)
    default: return nil
    }
  }
}

extension SettingValue {
  /// The value as `config.toml` has it.
  var toml: String {
    switch self {
    case .toggle(let isOn): "\(isOn)"
    case .number(let number): "\(number)"
    case .text(let text): text.quotedForTOML
    case .texts(let texts): "[\(texts.map(\.quotedForTOML).joined(separator: ", "))]"
    }
  }
}

extension String {
  /// The text as a basic string of TOML.
  var quotedForTOML: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      default: text += scalar.steers ? scalar.escapedInTOML : String(scalar)
      }
    }
    return text + "\""
  }

  /// The text as a key of TOML.
  var keyForTOML: String {
    let isBare = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isBare && !isEmpty ? self : quotedForTOML
  }
}

extension Unicode.Scalar {
  fileprivate var escapedInTOML: String {
    let digits = String(value, radix: 16)
    return "\\U" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
  }
}
