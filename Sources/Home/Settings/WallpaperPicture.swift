import Cells
import Layout
import Views

/// A wallpaper in little.
struct WallpaperPicture: View {
  let wallpaper: Wallpaper
  /// What its picture shows, two pixels for a cell; nil if it has none or it wasn't read.
  let pixels: Pixels?

  var body: some View {
    if let pixels {
      VStack(spacing: 0) {
        ForEach(0..<pixels.size.height / 2) { y in
          HStack(spacing: 0) {
            ForEach(0..<pixels.size.width) { x in
              Color(pixels[x, 2 * y].mixed(with: pixels[x, 2 * y + 1], 0.5))
            }
          }
        }
      }
    } else if wallpaper == .terminal || wallpaper.path != nil {
      Color.primary.opacity(0.15)
    } else {
      wallpaper
    }
  }
}

extension Wallpaper {
  /// What it is called on the page of settings: a picture by the name of its file.
  var told: Text {
    switch self {
    case .picture(let path): Text(verbatim: String(path.split(separator: "/").last ?? ""))
    case .colors: Text("settings.value.wallpaper.colors")
    default: Text(LocalizedStringKey("settings.value.wallpaper." + word))
    }
  }
}
