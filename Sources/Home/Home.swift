package import Cells
package import FoundationEssentials
import Layout
package import Views

/// The screen as a value: events change it, effects come of them, and it shows a canvas.
package struct Home: Sendable {
  package private(set) var isClosed = false
  private var presentation: Presentation
  private var widget: Widget
  private var size: Size
  private var tiles: [Tile] = []
  /// Tiles that are being archived; asking for them again would bring nothing else.
  private var awaited: Set<Tile.ID> = []
  private var screen: Canvas

  package init(size: Size, presentation: Presentation, widget: Widget) {
    self.size = size
    self.presentation = presentation
    self.widget = widget
    screen = Canvas(size: size)
    arrange()
  }

  /// The screen at a date; only tiles that look different from before are painted.
  package mutating func canvas(at date: Date) -> Canvas {
    let presentation = presentation.at(date)
    for index in tiles.indices {
      if let canvas = tiles[index].repainted(over: screen, by: presentation) {
        screen.draw(canvas, at: tiles[index].frame.origin)
      }
    }
    return screen
  }

  /// What surrounds the views that are to be archived.
  package var environment: EnvironmentValues { presentation.environment }

  /// When the screen next changes by itself, as far as the last canvas tells.
  package var nextChange: Date? { tiles.compactMap(\.until).min() }

  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .input(.key(let key)): return handle(key)
    case .input: return []
    case .resized(let size):
      self.size = size
      arrange()
    case .appearanceChanged(let appearance):
      guard appearance != presentation.look.appearance else { return [] }
      presentation.look.appearance = appearance
      arrange()
      return [.archive(.widget(0))]
    case .glyphsChanged(let tier):
      guard tier != presentation.surroundings.glyphs else { return [] }
      presentation.surroundings.glyphs = tier
      arrange()
    case .archived(let node, let id):
      awaited.remove(id)
      guard id == .widget(0) else { return [] }
      widget.content = node
      if let tile = tiles.firstIndex(where: { $0.id == id }) { tiles[tile].content = node }
    }
    return []
  }

  private mutating func handle(_ key: Key) -> [Effect] {
    switch key {
    case Key("q"), Key("c", .control), Key("\\", .control):
      isClosed = true
      return []
    case Key("z", .control): return [.suspend]
    case Key("r"): return awaited.insert(.widget(0)).inserted ? [.archive(.widget(0))] : []
    default: return []
    }
  }

  /// Stands the tiles in their places, all of them yet to be painted.
  private mutating func arrange() {
    screen = Canvas(size: size)
    tiles = ScreenPlan(size: size).tiles(showing: widget, by: presentation)
  }
}
