package import Views

/// The wallpaper behind the tiles.
package enum Wallpaper: String, CaseIterable, Hashable, Sendable, View {
  /// Hardly any colour, so that the tiles have it.
  case gradient
  case aurora, ocean, forest, ember, blossom, dusk
  /// No wallpaper: the terminal's own background.
  case terminal

  package var body: some View {
    if !colorNames.isEmpty {
      LinearGradient(
        colors: colorNames.map { Color($0) }, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }

  /// The names of its colours, from the upper left to the lower right corner.
  package var colorNames: [String] {
    switch self {
    case .gradient: ["WallpaperStart", "WallpaperMiddle", "WallpaperEnd"]
    case .aurora: (1...5).map { "Aurora\($0)" }
    case .ocean: (1...4).map { "Ocean\($0)" }
    case .forest: (1...4).map { "Forest\($0)" }
    case .ember: (1...4).map { "Ember\($0)" }
    case .blossom: (1...4).map { "Blossom\($0)" }
    case .dusk: (1...4).map { "Dusk\($0)" }
    case .terminal: []
    }
  }
}
