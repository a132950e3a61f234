extension Preferences {
  /// What a key changes about it, and what is kept, by the words in which it is written.
  package enum Aspect: String, CaseIterable, Hashable, Sendable {
    case mode, night, appearance
    case alwaysOn = "always-on"
    case accent, recede
    case typeSize = "type-size"

    /// The words in the order in which its key takes them.
    package var words: [String] {
      switch self {
      case .mode: Mode.allCases.map(\.rawValue)
      case .appearance: Appearance.allCases.map(\.rawValue)
      case .accent: Accent.palette
      case .typeSize: TypeSize.allCases.map(\.rawValue)
      case .night, .alwaysOn, .recede: ["off", "on"]
      }
    }
  }

  package func word(for aspect: Aspect) -> String {
    switch aspect {
    case .mode: mode.rawValue
    case .night: isNight.word
    case .appearance: appearance.rawValue
    case .alwaysOn: isAlwaysOn.word
    case .accent: accent.word
    case .recede: isReceding.word
    case .typeSize: typeSize.rawValue
    }
  }

  /// False, and nothing is changed, for a word that the aspect doesn't have.
  package mutating func set(_ aspect: Aspect, to word: String) -> Bool {
    switch aspect {
    case .mode: Mode(rawValue: word).store(in: &mode)
    case .night: Bool(word: word).store(in: &isNight)
    case .appearance: Appearance(rawValue: word).store(in: &appearance)
    case .alwaysOn: Bool(word: word).store(in: &isAlwaysOn)
    case .accent: Accent(word).store(in: &accent)
    case .recede: Bool(word: word).store(in: &isReceding)
    case .typeSize: TypeSize(rawValue: word).store(in: &typeSize)
    }
  }

  /// Takes the next word of an aspect. An accent that isn't seen is shown before it is changed.
  mutating func turn(_ aspect: Aspect) {
    if aspect == .accent, mode != .accented {
      mode = .accented
    } else {
      let words = aspect.words
      let next = words.firstIndex(of: word(for: aspect)).map { $0 + 1 } ?? 0
      _ = set(aspect, to: words[next % words.count])
    }
  }
}

extension Optional {
  fileprivate func store(in place: inout Wrapped) -> Bool {
    guard let self else { return false }
    place = self
    return true
  }
}

extension Bool {
  fileprivate init?(word: String) {
    guard ["off", "on"].contains(word) else { return nil }
    self = word == "on"
  }

  fileprivate var word: String { self ? "on" : "off" }
}
