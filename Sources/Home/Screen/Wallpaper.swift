import Views

/// What lies behind the tiles.
struct Wallpaper: View {
  var body: some View {
    LinearGradient(
      colors: [Color("WallpaperStart"), Color("WallpaperMiddle"), Color("WallpaperEnd")],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}
