package import Views

/// The wallpaper behind the tiles.
package enum Wallpaper: String, CaseIterable, Hashable, Sendable, View {
  case gradient
  /// No wallpaper: the terminal's own background.
  case terminal

  package var body: some View {
    switch self {
    case .gradient:
      LinearGradient(
        colors: [Color("WallpaperStart"), Color("WallpaperMiddle"), Color("WallpaperEnd")],
        startPoint: .topLeading, endPoint: .bottomTrailing)
    case .terminal: EmptyView()
    }
  }
}
