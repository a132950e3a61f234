import Cells
import Layout
import Views

extension Look {
  /// The colour of a ring around a tile: the first that stands out everywhere from the tile and
  /// from what lies behind it.
  func ringColor(around tile: Canvas, over wallpaper: Canvas) -> RGB {
    if mode == .accented { return accentColor(over: tile[tile.size.width / 2, 0].style.background) }
    let edge = tile.middlesOfEdges.flatMap { place in
      [tile, wallpaper].map { shown($0[place.x, place.y].style.background ?? ground) }
    }
    let bright: Color = theme == nil ? .white : .primary
    let colors: [Color] =
      appearance == .light ? [.accentColor, .black, .white] : [bright, .accentColor, .black]
    var chrome = self
    chrome.isChrome = true
    let choices = colors.map { shown(chrome.resolve(Paint($0), over: ground)) }
    func contrast(_ color: RGB) -> Double { edge.map(color.contrast).min() ?? 1 }
    return choices.first { contrast($0) >= Self.plainContrast }
      ?? choices.max { contrast($0) < contrast($1) } ?? .white
  }

  /// The colour as the terminal shows it where the nearest of few may be far.
  private func shown(_ color: RGB) -> RGB {
    depth.hasFewColors ? depth.palette?.shown(color) ?? color : color
  }

  /// The colour of the line around a tile without a background.
  var outlineColor: RGB {
    var paint = Paint(.primary)
    paint.level = 2
    return resolve(paint, over: ground)
  }

  private func accentColor(over ground: RGB?) -> RGB {
    var look = self
    look.isAccented = true
    return look.resolve(Paint(.accentColor), over: ground ?? self.ground)
  }

  private static let plainContrast = 1.8
}

extension Canvas {
  var middlesOfEdges: [Point] {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return [
      Point(x: right / 2, y: 0), Point(x: right, y: bottom / 2), Point(x: right / 2, y: bottom),
      Point(x: 0, y: bottom / 2),
    ]
  }
}
