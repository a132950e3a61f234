import System

/// What the value of a setting may be.
package enum SettingForm: Sendable {
  /// True or false; as a word, `on` or `off`.
  case toggle
  /// One of these words, in any case.
  case words([String])
  /// A whole number, or one of these words.
  case number(ClosedRange<Int>, orWords: [String] = [])
  /// A text that has to be read to be understood.
  case spelled(Spelling)
  /// Any text.
  case text
  /// Any text, or a list of texts.
  case texts

  /// How a text is to be written.
  package struct Spelling: Sendable {
    /// The words that may stand for themselves.
    let words: [String]
    let allowed: Allowance
    /// The text as the program writes it; nil if it isn't allowed.
    let read: @Sendable (String) -> String?

    package init(
      words: [String], allowed: Allowance, read: @escaping @Sendable (String) -> String?
    ) {
      (self.words, self.allowed, self.read) = (words, allowed, read)
    }
  }

  package static func spelled(
    _ words: [String], _ allowed: Allowance, read: @escaping @Sendable (String) -> String?
  ) -> Self {
    .spelled(Spelling(words: words, allowed: allowed, read: read))
  }

  /// The words that the value may be, among other things.
  var words: [String] {
    switch self {
    case .toggle, .text, .texts: []
    case .words(let words), .number(_, let words): words
    case .spelled(let spelling): spelling.words
    }
  }

  /// What is allowed, to complete “it is …”.
  func allowed(in strings: StringTable) -> String {
    switch self {
    case .toggle: strings.alternatives(["true", "false"])
    case .words(let words): strings.alternatives(words)
    case .number(let range, let words):
      strings.alternatives(
        [strings.text("setting.number %@ %@", "\(range.lowerBound)", "\(range.upperBound)")] + words
      )
    case .spelled(let spelling): spelling.allowed.text(in: strings)
    case .text: strings.text("setting.text")
    case .texts: strings.text("setting.texts")
    }
  }
}

extension SettingForm {
  /// The value of a word, as flags, keys and older files write it; nil if it isn't allowed.
  package func value(of word: String) -> SettingValue? {
    switch self {
    case .toggle: ["on": true, "off": false][word].map(SettingValue.toggle)
    case .words(let words):
      words.first { $0.lowercased() == word.lowercased() }.map(SettingValue.text)
    case .number(let range, let words):
      words.contains(word)
        ? .text(word) : Int(word).flatMap { range.contains($0) ? .number($0) : nil }
    case .spelled(let spelling): word.isTidy ? spelling.read(word).map(SettingValue.text) : nil
    case .text: word.isTidy && !word.isBlank ? .text(word) : nil
    case .texts: word.isTidy ? .texts([word]) : nil
    }
  }
}

extension String {
  /// Whether nothing in it steers a terminal, and it isn't endless.
  fileprivate var isTidy: Bool {
    !Bound.variable.isExceeded(by: utf8.count) && !unicodeScalars.contains(where: \.steers)
  }
}

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
