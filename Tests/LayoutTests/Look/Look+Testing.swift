import System
import Cells
import Layout
import Views

extension Look {
  static func test(
    _ mode: WidgetRenderingMode = .fullColor, _ appearance: ColorScheme = .dark,
    isNight: Bool = false, isLuminanceReduced: Bool = false,
    contrast: ColorSchemeContrast = .standard, depth: ColorDepth = .direct
  ) throws -> Look {
    var look = Look(
      appearance: appearance, depth: depth, names: try NamedColors(parsing: Asset.colors.text))
    look.mode = mode
    look.isNight = isNight
    look.isLuminanceReduced = isLuminanceReduced
    look.contrast = contrast
    return look
  }

  /// The colour of a tile on a plain wallpaper.
  func tile(on wallpaper: RGB, declaring background: Color) -> RGB {
    guard case .fill(let fill) = backdrop(of: Node(archiving: background)) else { return wallpaper }
    return painting(.tile).resolve(fill.paint, over: wallpaper)
  }

  /// All backgrounds that content may have: tiles of each colour on wallpapers of each.
  func grounds() -> Set<RGB> {
    let isDropped = !showsContainerBackgrounds
    return Set(
      Color.all.map { color in
        let wallpaper = painting(.wallpaper).resolve(Paint(color), over: ground)
        return tile(on: isDropped ? wallpaper : .black, declaring: color)
      })
  }

  /// The colour of text at a level of prominence.
  func text(_ level: Int = 0, on ground: RGB) -> RGB {
    var paint = Paint(.primary)
    paint.level = level
    return painting(.writing).resolve(paint, over: ground)
  }
}

extension Color {
  /// The named colours, the system's colours, and greys.
  static let all: [Color] =
    assets + SystemColor.allCases.filter { $0 != .clear }.map { Color(.system($0)) }
    + stride(from: 0.0, through: 1, by: 0.05).map { Color(white: $0) }

  private static let assets = Asset.colors.text.split(separator: "\n").compactMap { line in
    line.contains("#") ? Color(String(line.prefix { $0 != " " })) : nil
  }
}

extension RGB {
  /// The distance from grey, as a share of the largest component.
  var saturation: Double {
    let most = max(red, green, blue)
    return most == 0 ? 0 : Double(most - min(red, green, blue)) / Double(most)
  }

  var isPureRed: Bool {
    let most = 0.12 * Double(red)
    return Double(green) <= most && Double(blue) <= most
  }
}
