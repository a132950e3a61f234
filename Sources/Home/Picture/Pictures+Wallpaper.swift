import Cells
import Layout
import Views

extension Pictures {
  /// What lies behind all tiles.
  static func wallpaper(on size: Size, by presentation: Presentation) -> Canvas {
    var canvas = Canvas(size: size)
    if presentation.shownWallpaper.path != nil, let picture = presentation.picture {
      canvas.lay(picture, by: presentation)
      return canvas
    }
    let wallpaper = Node(archiving: presentation.shownWallpaper, in: presentation.environment)
    _ = TileContent(wallpaper).draw(on: &canvas, by: presentation, as: .wallpaper)
    return canvas
  }
}
