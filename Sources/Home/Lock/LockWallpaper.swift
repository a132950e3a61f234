/// The wallpaper of the Lock Screen.
package enum LockWallpaper: Hashable, Sendable {
  /// A sky at dusk, which only the Lock Screen has.
  case sky
  /// That of the Home Screen.
  case home
  case other(Wallpaper)

  /// Fails unless the word is `sky`, `home` or that of a wallpaper.
  package init?(_ word: String) {
    switch word.lowercased() {
    case "sky": self = .sky
    case "home": self = .home
    default:
      guard let wallpaper = Wallpaper(word) else { return nil }
      self = .other(wallpaper)
    }
  }

  /// The word by which it is chosen.
  package var word: String {
    switch self {
    case .sky: "sky"
    case .home: "home"
    case .other(let wallpaper): wallpaper.word
    }
  }

  /// The program's own.
  static let own: [LockWallpaper] = [.sky, .home] + Wallpaper.own.map { .other($0) }
}
