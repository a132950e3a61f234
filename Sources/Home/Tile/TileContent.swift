import Cast
import Cells
import FoundationEssentials
import Layout
import Timelines
package import Views
import WidgetIntents

/// The content of a tile and, for a widget, the background behind it.
package struct TileContent: Hashable, Sendable {
  private let face: ArchivedFace
  /// Whether this is a widget's content, whose background may be replaced.
  private let isWidget: Bool
  private let isBackgroundRemovable: Bool
  private let ground: Ground

  /// What a widget's content stands on.
  enum Ground: Hashable, Sendable {
    /// The background that it declares, where the look shows that.
    case own
    /// A material in any look.
    case material
    /// Dark glass, on which light content stands out from a bright wallpaper.
    case glass
    /// The wallpaper.
    case bare
    /// The screen, unless the widget can't do without its background.
    case screen

    /// Accessories are plain enough to stand on the wallpaper. Only a card on the Lock Screen has room for
    /// a ground, and elsewhere a line of text, which would be lost among tiles.
    init(of family: WidgetFamily, at place: WidgetPlace? = nil) {
      self =
        switch (family, place) {
        case (.accessoryRectangular, .lockScreen): .glass
        case (_, .lockScreen): .bare
        case (.accessoryCircular, .homeScreen), (.accessoryCorner, .homeScreen),
          (.accessoryRectangular, .homeScreen):
          .bare
        case (_, .standBy) where !family.isAccessory: .screen
        default: family.isAccessory ? .material : .own
        }
    }
  }
  /// The content's margin on each side.
  let margin: Size
  /// Whether controls in the content can be pressed.
  let holdsControls: Bool
  /// The new states of toggles that the content doesn't include yet.
  var states: [IntentReference: Bool] = [:]

  package init(_ content: Node) {
    self.init(ArchivedFace(Face(content: content)))
  }

  /// Shows what isn't a widget's content.
  init(_ face: ArchivedFace) {
    self.face = face
    (isWidget, isBackgroundRemovable, ground) = (false, false, .own)
    (margin, holdsControls) = (.zero, false)
  }

  /// Shows a widget's face; without a background of its own, it gets the whole tile.
  init(
    _ face: ArchivedFace, margin: Size, isBackgroundRemovable: Bool, on ground: Ground = .own,
    mayHoldControls: Bool
  ) {
    (self.face, self.isBackgroundRemovable) = (face, isBackgroundRemovable)
    self.ground = ground
    isWidget = true
    holdsControls = mayHoldControls
    let isWhole = face.face.background == nil && ground == .own || ground == .bare
    self.margin = isWhole ? .zero : margin
  }

  var content: Node { face.face.content }

  /// The link of the content as a whole, outside its own links.
  var url: URL? { face.face.url }

  /// Draws the tile over its background; returns the layout, which tells until when it holds. One
  /// that was kept is used if it is the same.
  func draw(
    on canvas: inout Canvas, by presentation: Presentation, as part: Part = .figure,
    signs: ControlSigns = ControlSigns(), reusing kept: CachedLayout? = nil
  ) -> CachedLayout {
    let known = kept.flatMap { $0.serves(canvas.size, by: presentation) ? $0 : nil }
    let kept = known ?? CachedLayout(of: self, in: canvas.size, by: presentation)
    var look = presentation.look.painting(part)
    look.isOnWallpaper = ground == .bare
    kept.layout.draw(on: &canvas, look: look, signs: signs, presentation.surroundings.glyphs)
    return kept
  }

  /// The layout for a size.
  func laidOut(in size: Size, by presentation: Presentation) -> TileLayout {
    let room = Rect(
      x: margin.width, y: margin.height, width: size.width - 2 * margin.width,
      height: size.height - 2 * margin.height)
    var surroundings = presentation.surroundings
    surroundings.states = states
    return TileLayout(
      background: ground(in: presentation.look)?.laidOut(in: size, surroundings: surroundings),
      content: content.laidOut(in: room.size, surroundings: surroundings.inset(by: margin)),
      room: room, holdsControls: holdsControls)
  }

  /// Whether a line around the tile covers no content. In low tiles, content fills the rows that
  /// are margins elsewhere.
  func leavesRoomForLine(in size: Size) -> Bool {
    face.face.background == nil || margin.height > 0 || !Margins.areLeftOut(of: size)
  }

  /// Whether only a line can show where the tile ends.
  func needsOutline(in look: Look) -> Bool {
    guard isWidget, !look.showsContainerBackgrounds || look.isNight else { return false }
    if ground == .bare || ground == .glass && look.isLuminanceReduced { return false }
    // The darkest reds are black in any palette.
    return ground(in: look) == nil || look.isNight && look.depth != .direct
  }

  private func ground(in look: Look) -> Node? {
    guard isWidget else { return nil }
    switch ground {
    case .own: return look.backdrop(of: face.face.background, isRemovable: isBackgroundRemovable)
    case .material: return look.material
    case .glass: return look.glass
    case .bare: return nil
    case .screen: return isBackgroundRemovable ? nil : face.face.background
    }
  }
}
