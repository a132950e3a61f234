import Pages

extension Preferences {
  /// The words for the active settings. Red by itself says where that is impossible, because nobody
  /// knows when it is dark.
  func told(knowsTheDark: Bool) -> [LookWord] {
    let told = [
      mode == .fullColor ? nil : Aspect.mode, night.choice == .off ? nil : .night,
      isAlwaysOn ? .alwaysOn : nil, appearance == .auto ? nil : .appearance,
      accessibility.typeSize == .large ? nil : .typeSize,
    ].compactMap(\.self)
    return told.map { aspect in
      LookWord(
        key: toldKey(of: aspect, knowsTheDark: knowsTheDark),
        aspect: aspect == .typeSize ? nil : aspect)
    }
  }

  private func toldKey(of aspect: Aspect, knowsTheDark: Bool) -> String {
    switch aspect {
    case .night where night.choice == .auto:
      knowsTheDark ? "look.night.auto" : "look.night.unknown"
    case .night, .alwaysOn, .recede: "look.\(aspect.rawValue)"
    case .typeSize: "look.type-size.\(accessibility.typeSize.rawValue)"
    case .mode, .appearance, .accent, .glyphs, .wallpaper, .theme, .idleStandBy, .lockedContent,
      .lockWallpaper,
      .increaseContrast, .differentiateWithoutColor, .reduceMotion:
      key(of: aspect)
    }
  }

  /// The key of an aspect's current word; hours, a custom colour or a text size is its own word.
  func key(of aspect: Aspect) -> String {
    let word = word(for: aspect)
    switch aspect {
    case .night where night.choice == .auto && night.hours != nil: return word
    case .night: return "look.\(night.choice.rawValue)"
    case .alwaysOn, .recede: return "look.\(word)"
    case .accent where !Accent.palette.contains(word): return word
    case .typeSize: return accessibility.typeSize.shortWord
    case .wallpaper, .theme, .idleStandBy, .lockedContent, .lockWallpaper, .increaseContrast,
      .differentiateWithoutColor, .reduceMotion:
      return word
    case .mode, .appearance, .accent, .glyphs: return "look.\(aspect.rawValue).\(word)"
    }
  }
}
