import Cells
package import Pages
import Layout

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
