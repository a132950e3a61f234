import Keys

extension Preferences {
  /// The keys of the words for the active settings.
  var told: [String] {
    let told = [
      mode == .fullColor ? nil : Aspect.mode, isNight ? .night : nil, isAlwaysOn ? .alwaysOn : nil,
      appearance == .auto ? nil : .appearance, typeSize == .large ? nil : .typeSize,
    ].compactMap(\.self)
    return told.map { aspect in
      switch aspect {
      case .night, .alwaysOn, .recede: "look.\(aspect.rawValue)"
      case .typeSize: "look.type-size.\(typeSize.rawValue)"
      case .mode, .appearance, .accent, .idleStandBy: key(of: aspect)
      }
    }
  }

  /// The key of an aspect's current word; a custom colour or a text size is its own word.
  func key(of aspect: Aspect) -> String {
    let word = word(for: aspect)
    switch aspect {
    case .night, .alwaysOn, .recede: return "look.\(word)"
    case .accent where !Accent.palette.contains(word): return word
    case .typeSize: return typeSize.shortWord
    case .idleStandBy: return word
    case .mode, .appearance, .accent: return "look.\(aspect.rawValue).\(word)"
    }
  }
}
