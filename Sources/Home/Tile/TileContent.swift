import Cast
import Cells
import FoundationEssentials
import Intents
import Layout
package import Views

/// What a tile shows: a content and, if it is a widget's, what lies behind that.
package struct TileContent: Hashable, Sendable {
  private let face: ArchivedFace
  /// Whether it is what a widget shows, and something else may lie behind it.
  private let isWidget: Bool
  private let isBackgroundRemovable: Bool
  /// What the content leaves free at each side.
  let margin: Size
  /// Whether controls may be hit, of which there is any.
  let holdsControls: Bool
  /// What toggles show whose new state isn't in the content yet.
  var states: [IntentReference: Bool] = [:]

  package init(_ content: Node) {
    face = ArchivedFace(Face(content: content))
    (isWidget, isBackgroundRemovable) = (false, false)
    (margin, holdsControls) = (.zero, false)
  }

  /// A widget's face; one without a background gets the whole tile.
  init(
    _ face: ArchivedFace, margin: Size, isBackgroundRemovable: Bool, mayHoldControls: Bool
  ) {
    (self.face, self.isBackgroundRemovable) = (face, isBackgroundRemovable)
    isWidget = true
    holdsControls = mayHoldControls
    self.margin = face.face.background == nil ? .zero : margin
  }

  var content: Node { face.face.content }

  /// What opens when it is hit anywhere but on a link of its own.
  var url: URL? { face.face.url }

  /// Draws the tile over its ground, and says until when it looks so.
  func draw(
    on canvas: inout Canvas, by presentation: Presentation, as part: Part = .figure,
    signs: ControlSigns = ControlSigns()
  ) -> TileLayout {
    let layout = laidOut(in: canvas.size, by: presentation)
    layout.draw(
      on: &canvas, look: presentation.look.painting(part), signs: signs,
      presentation.surroundings.glyphs)
    return layout
  }

  /// Measured and placed in a tile of some size.
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

  /// Whether a line around the tile covers nothing that is to be read: in low tiles the content has the
  /// rows that are the margin of others.
  func leavesRoomForLine(in size: Size) -> Bool {
    face.face.background == nil || margin.height > 0 || !Margins.areLeftOut(of: size)
  }

  /// Whether nothing but a line tells where the tile ends.
  func needsOutline(in look: Look) -> Bool {
    guard isWidget, !look.showsContainerBackgrounds || look.isNight else { return false }
    // The darkest reds are black in any palette.
    return ground(in: look) == nil || look.isNight && look.depth != .direct
  }

  private func ground(in look: Look) -> Node? {
    guard isWidget else { return nil }
    return look.backdrop(of: face.face.background, isRemovable: isBackgroundRemovable)
  }
}
