import Cells
import FoundationEssentials
import Layout
import Timelines
import Views

/// The tiles on the screen, and what has been painted of them.
struct Scene: Sendable {
  /// Whether the tiles are those that should be there.
  var isSet = false
  private let size: Size
  private(set) var page: Int?
  private var tiles: [Tile] = []
  /// What lies behind them beside the wallpaper.
  private var backdrop: Node?
  private var ground: Canvas?
  private var screen: Canvas
  private var faces: [Instance.ID: Archived] = [:]
  /// What of that is on the screen.
  private var seen: [Instance.ID: Archived] = [:]

  private struct Archived {
    let exposure: Exposure
    let content: TileContent
    var controls: ControlLayout?
  }

  init(size: Size) {
    self.size = size
    screen = Canvas(size: size)
  }

  /// The same widgets' faces, to be painted in another way.
  var unpainted: Scene {
    var scene = Scene(size: size)
    scene.faces = faces
    return scene
  }

  /// The date until which everything holds as it was last painted.
  var until: Date? { tiles.compactMap(\.until).min() }

  /// The instant at which something on it moves on; nil while everything is at rest.
  var nextFrame: Duration? { tiles.compactMap(\.nextFrame).min() }

  /// Stands tiles in the scene; if the same were there, they keep their pictures.
  mutating func set(_ tiles: [Tile], page: Int, over backdrop: Node? = nil) {
    let isSame =
      self.page == page && self.tiles.map(\.id) == tiles.map(\.id) && self.backdrop == backdrop
    if self.backdrop != backdrop { (self.backdrop, ground) = (backdrop, nil) }
    self.tiles = isSame ? zip(tiles, self.tiles).map { $0.painted(as: $1) } : tiles
    self.page = page
    isSet = true
    guard !isSame else { return }
    screen = ground ?? screen
    faces = faces.filter { face in tiles.contains { $0.id == .widget(face.key) } }
    seen = [:]
  }

  /// What a widget shows of an entry, or of none, if that has been archived.
  func content(of id: Instance.ID, for exposure: Exposure) -> TileContent? {
    faces[id].flatMap { $0.exposure == exposure ? $0.content : nil }
  }

  /// What a person sees of a widget, unless it was archived for an exposure.
  func seenContent(of id: Instance.ID, unless exposure: Exposure) -> TileContent? {
    seen[id].flatMap { $0.exposure == exposure ? nil : $0.content }
  }

  mutating func keep(_ content: TileContent, of id: Instance.ID, for exposure: Exposure) {
    faces[id] = Archived(exposure: exposure, content: content)
  }

  /// Where the controls of what has been archived of a widget stand, as it was last found out.
  func controls(of id: Instance.ID) -> ControlLayout? { faces[id]?.controls }

  mutating func keep(_ controls: ControlLayout, of id: Instance.ID) {
    faces[id]?.controls = controls
  }

  /// Shows a widget as it is now, with what tells some of its controls, or itself, from the others.
  mutating func update(
    _ id: Instance.ID, to content: TileContent, signs: ControlSigns, isHovered: Bool
  ) {
    guard let index = tiles.firstIndex(where: { $0.id == .widget(id) }) else { return }
    tiles[index].subject.content = content
    tiles[index].subject.signs = signs
    tiles[index].subject.edge?.isHovered = isHovered
    seen[id] = faces[id]
  }

  /// Ends all motion at once.
  mutating func rest() {
    for index in tiles.indices { tiles[index].rest() }
  }

  /// The screen; only tiles that look different from before are painted. Without an instant nothing
  /// moves.
  mutating func canvas(by presentation: Presentation, now instant: Duration?) -> Canvas {
    let instant = presentation.showsMotion ? instant : nil
    let ground = ground ?? newGround(by: presentation)
    if self.ground == nil {
      self.ground = ground
      screen = ground
    }
    for index in tiles.indices {
      if let canvas = tiles[index].repainted(over: ground, by: presentation, now: instant) {
        screen.draw(canvas, at: tiles[index].subject.frame.origin)
      }
    }
    return screen
  }

  private func newGround(by presentation: Presentation) -> Canvas {
    var canvas = Canvas(size: size)
    let wallpaper = Node(archiving: presentation.shownWallpaper, in: presentation.environment)
    _ = TileContent(wallpaper).draw(on: &canvas, by: presentation, as: .wallpaper)
    if let backdrop, presentation.look.showsContainerBackgrounds {
      _ = TileContent(backdrop).draw(on: &canvas, by: presentation, as: .tile)
    }
    return canvas
  }
}
