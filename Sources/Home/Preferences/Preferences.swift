package import Cells
import Layout
package import Pages
import Views

/// The user's choices for how everything looks.
package struct Preferences: Hashable, Sendable {
  package var mode = Mode.fullColor
  package var night = Night.off
  package var appearance = Appearance.auto
  /// Whether as little as possible is lit, and nothing moves.
  package var isAlwaysOn = false
  package var accent = Accent.amber
  /// Whether to dim tiles while the user is away.
  package var isReceding = false
  /// The blocks to draw with; nil for the finest that the terminal is known to draw.
  package var glyphs: GlyphTier?
  package var wallpaper = Wallpaper.gradient
  package var theme = ThemeChoice()
  /// The minutes without input after which StandBy comes by itself; nil if it doesn't.
  package var idleMinutes: Int?
  package var lockedContent = LockedContent.hidden
  package var lockWallpaper = LockWallpaper.sky
  package var accessibility = Accessibility()

  package init() {}

  /// What makes the screen easier to see.
  package struct Accessibility: Hashable, Sendable {
    package var typeSize = TypeSize.large
    package var increasesContrast = false
    package var differentiatesWithoutColor = false
    package var reducesMotion = false
  }

  package enum Mode: String, CaseIterable, Hashable, Sendable {
    case fullColor = "fullcolor"
    case accented, vibrant
  }

  package enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// As the terminal is.
    case auto
    case dark, light
    /// Light by day and dark by night.
    case sun
  }
}

extension Preferences {
  /// The look that results from the preferences and the terminal's own look.
  func look(over plain: Look, in timeOfDay: TimeOfDay) -> Look {
    var look = plain
    look.mode = mode.rendering
    look.appearance = appearance.scheme(isDay: timeOfDay.isDay) ?? plain.appearance
    look.isNight = night.isRed(isDark: timeOfDay.isDark)
    look.isLuminanceReduced = isAlwaysOn
    // Outside the accented mode, an accent must not make looks differ.
    if look.mode == .accented { look.accent = accent.color }
    if accessibility.increasesContrast { look.contrast = .increased }
    return look
  }
}

extension Preferences.Mode {
  fileprivate var rendering: WidgetRenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

extension Preferences.Appearance {
  fileprivate func scheme(isDay: Bool?) -> ColorScheme? {
    switch self {
    case .auto: nil
    case .sun: isDay.map { $0 ? .light : .dark }
    case .dark: .dark
    case .light: .light
    }
  }
}

extension Preferences {
  package typealias Aspect = Pages.Aspect

  package func word(for aspect: Aspect) -> String {
    switch aspect {
    case .mode: mode.rawValue
    case .night: night.word
    case .appearance: appearance.rawValue
    case .alwaysOn: isAlwaysOn.word
    case .accent: accent.word
    case .recede: isReceding.word
    case .typeSize: accessibility.typeSize.rawValue
    case .glyphs: glyphs?.rawValue ?? "auto"
    case .wallpaper: wallpaper.word
    case .theme: theme.name.rawValue
    case .idleStandBy: idleMinutes.map(String.init) ?? "off"
    case .lockedContent: lockedContent.word
    case .lockWallpaper: lockWallpaper.word
    case .increaseContrast: accessibility.increasesContrast.word
    case .differentiateWithoutColor: accessibility.differentiatesWithoutColor.word
    case .reduceMotion: accessibility.reducesMotion.word
    }
  }

  /// Sets an aspect; returns false and changes nothing if it doesn't have the word.
  package mutating func set(_ aspect: Aspect, to word: String) -> Bool {
    switch aspect {
    case .mode: Mode(rawValue: word).store(in: &mode)
    case .night: night.changed(to: word).store(in: &night)
    case .appearance: Appearance(rawValue: word).store(in: &appearance)
    case .alwaysOn: Bool(word: word).store(in: &isAlwaysOn)
    case .accent: Accent(word).store(in: &accent)
    case .recede: Bool(word: word).store(in: &isReceding)
    case .typeSize: TypeSize(rawValue: word).store(in: &accessibility.typeSize)
    case .glyphs: setGlyphs(to: word)
    case .wallpaper: Wallpaper(word).store(in: &wallpaper)
    case .theme: ThemeName(rawValue: word).store(in: &theme.name)
    case .idleStandBy: setIdleMinutes(to: word)
    case .lockedContent: LockedContent(word).store(in: &lockedContent)
    case .lockWallpaper: LockWallpaper(word).store(in: &lockWallpaper)
    case .increaseContrast: Bool(word: word).store(in: &accessibility.increasesContrast)
    case .differentiateWithoutColor:
      Bool(word: word).store(in: &accessibility.differentiatesWithoutColor)
    case .reduceMotion: Bool(word: word).store(in: &accessibility.reducesMotion)
    }
  }

  private mutating func setGlyphs(to word: String) -> Bool {
    let tier = GlyphTier(rawValue: word)
    let isKnown = tier != nil || word == "auto"
    if isKnown { glyphs = tier }
    return isKnown
  }

  /// The most minutes after which StandBy can come: a day.
  package static let mostIdleMinutes = 1440

  private mutating func setIdleMinutes(to word: String) -> Bool {
    let minutes = Int(word)
    let isKnown = word == "off" || minutes.map { 1...Self.mostIdleMinutes ~= $0 } ?? false
    if isKnown { idleMinutes = minutes }
    return isKnown
  }

  /// The words of the aspects in which they differ from others.
  package func changes(from others: Preferences) -> [Aspect: String] {
    let changed = Aspect.allCases.filter { word(for: $0) != others.word(for: $0) }
    return Dictionary(uniqueKeysWithValues: changed.map { ($0, word(for: $0)) })
  }

  /// Whether an aspect changes with sunrise and sunset.
  func followsTheSun(in aspect: Aspect) -> Bool {
    switch aspect {
    case .appearance: appearance == .sun
    case .night: night.followsTheSun
    case .mode, .alwaysOn, .accent, .recede, .typeSize, .glyphs, .wallpaper, .theme,
      .idleStandBy, .lockedContent, .lockWallpaper, .increaseContrast,
      .differentiateWithoutColor, .reduceMotion:
      false
    }
  }

  /// Whether anything changes with sunrise and sunset.
  var followsTheSun: Bool { Aspect.allCases.contains(where: followsTheSun) }

  /// Moves an aspect to its next word. If the accent isn't visible, first makes it so.
  mutating func turn(_ aspect: Aspect) {
    if aspect == .accent, mode != .accented {
      mode = .accented
    } else if aspect == .night {
      night.turn()
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

extension Aspect {
  /// The words in the order in which the key goes through them.
  package var words: [String] {
    switch self {
    case .mode: Preferences.Mode.allCases.map(\.rawValue)
    case .appearance: Preferences.Appearance.allCases.map(\.rawValue)
    case .accent: Accent.palette
    case .typeSize: TypeSize.allCases.map(\.rawValue)
    case .night: Night.Choice.allCases.map(\.rawValue)
    case .alwaysOn, .recede, .increaseContrast, .differentiateWithoutColor, .reduceMotion:
      ["off", "on"]
    case .glyphs: ["auto"] + GlyphTier.allCases.map(\.rawValue)
    case .wallpaper: Wallpaper.own.map(\.word)
    case .theme: ThemeName.allCases.map(\.rawValue)
    case .idleStandBy: ["off", "5", "10", "30", "60"]
    case .lockedContent: ["hidden", "shown"]
    case .lockWallpaper: LockWallpaper.own.map(\.word)
    }
  }
}

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
