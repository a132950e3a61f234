import Pages

/// Settings that stand together on their page.
package enum SettingGroup: String, CaseIterable, Hashable, Sendable {
  case look, display, places, weather

  /// The key of its heading.
  var title: String { "settings.group.\(rawValue)" }

  /// The looks in it, in order.
  var aspects: [Aspect] {
    switch self {
    case .look: [.appearance, .mode, .accent, .theme, .wallpaper, .glyphs, .typeSize]
    case .display:
      [
        .night, .alwaysOn, .recede, .increaseContrast, .differentiateWithoutColor, .reduceMotion,
      ]
    case .places: [.idleStandBy, .lockedContent, .lockWallpaper]
    case .weather: []
    }
  }
}
