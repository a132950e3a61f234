import Cells
import FoundationEssentials
import Home
import HomeTesting
import Layout
import Testing
import Timelines
import Views

/// Checks whole screens in each look.
struct LookScreenTests {
  private func screen(
    _ keys: String, _ width: Int = 120, _ height: Int = 40, depth: ColorDepth = .direct,
    appearance: ColorScheme = .dark, board: [Instance] = Sample.board
  ) async throws -> Canvas {
    let presentation = try Presentation.test(depth: depth, appearance: appearance)
    var home = try await SeenHome.test(width, height, showing: board, presentation: presentation)
    for key in keys { home.press(Key(key)) }
    return home.canvas(at: .test)
  }

  private static let sizes = [(120, 40), (80, 24), (30, 10)]

  @Test(
    arguments: ["n", "nm", "nmm", "nA", "n?", "nmm?", "ni"],
    [ColorScheme.dark, .light])
  func nightIsRed(keys: String, appearance: ColorScheme) async throws {
    for depth in [ColorDepth.direct, .palette256] {
      for (width, height) in Self.sizes {
        let canvas = try await screen(keys, width, height, depth: depth, appearance: appearance)
        for color in canvas.colors {
          let most = 0.12 * Double(color.red)
          #expect(Double(color.green) <= most && Double(color.blue) <= most, "\(color)")
        }
        #expect(canvas.brightness < 0.15, "\(canvas.brightness)")
      }
    }
  }

  /// Only the wallpaper has hues, even where it shines through; whatever stands out from it is
  /// grey.
  @Test(arguments: [ColorScheme.dark, .light])
  func vibrantIsGrey(appearance: ColorScheme) async throws {
    let canvas = try await screen("mm", appearance: appearance)
    let pairs = canvas.pairs.filter { $0[0].contrast(to: $0[1]) >= 3 }
    #expect(pairs.count > 4)
    for pair in pairs { #expect(pair.contains { $0.saturation <= 0.08 }, "\(pair)") }
  }

  @Test(
    arguments: ["", "m", "mm", "n", "O", "On", "Om"],
    [ColorDepth.direct, .palette256, .ansi16, .mono])
  func tellsTheFocusedTile(keys: String, depth: ColorDepth) async throws {
    var home = try await SeenHome.test(80, 24, presentation: .test(depth: depth))
    for key in keys { home.press(Key(key)) }
    let first = home.canvas(at: .test)
    home.press(Key(.right))
    let second = home.canvas(at: .test)
    let edge = Rect(x: 5, y: 2, width: 1, height: 8)
    #expect(first.cropped(to: edge) != second.cropped(to: edge))
  }

  /// Each tile stands out from what lies behind it, by its background or a line around it.
  @Test(
    arguments: ["", "m", "mm", "n", "O", "On", "Om"],
    [ColorDepth.direct, .palette256, .ansi16, .mono])
  func tellsTilesFromTheWallpaper(keys: String, depth: ColorDepth) async throws {
    let canvas = try await screen(keys, 80, 24, depth: depth)
    // The upper edge of the second tile, and the gap before it.
    let (tile, gap) = (canvas[58, 1], canvas[50, 1])
    #expect(tile != gap)
  }
}

extension Canvas {
  private var cells: [Cell] {
    bounds.rows.flatMap { y in bounds.columns.map { self[$0, y] } }
  }

  /// The colours of glyphs with their backgrounds.
  fileprivate var pairs: Set<[RGB]> {
    Set(
      cells.filter { $0.glyph != .space }
        .map { [$0.style.foreground ?? .white, $0.style.background ?? .black] })
  }

  fileprivate var colors: Set<RGB> {
    Set(cells.flatMap { [$0.style.foreground, $0.style.background] }.compactMap(\.self))
  }

  /// The average brightness, with letters covering half of their cells and blocks all.
  fileprivate var brightness: Double {
    let lights = cells.map { cell in
      let ground = (cell.style.background ?? .black).brightness
      let ink = cell.glyph == .space ? ground : (cell.style.foreground ?? .white).brightness
      return Block(cell.glyph) == nil ? (ground + ink) / 2 : max(ground, ink)
    }
    return lights.reduce(0, +) / Double(lights.count)
  }
}

extension RGB {
  /// The perceived brightness.
  fileprivate var brightness: Double {
    (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255
  }

  fileprivate var saturation: Double {
    let most = max(red, green, blue)
    return most == 0 ? 0 : Double(most - min(red, green, blue)) / Double(most)
  }
}
