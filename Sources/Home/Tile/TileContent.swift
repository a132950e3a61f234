import Cells
import FoundationEssentials
import Intents
import Layout
import Views

/// What a tile shows: a content and, if it is a widget's, what lies behind that.
struct TileContent: Hashable, Sendable {
  let content: Node
  private(set) var backdrop: Backdrop?
  /// What the content leaves free at each side.
  private(set) var margin = Size.zero
  /// The types of the intents that its controls have performed.
  private(set) var intents = IntentTypes()
  /// Whether controls may be hit, of which there is any.
  private(set) var holdsControls = false
  /// What opens when it is hit anywhere but on a link of its own.
  private(set) var url: URL?
  /// What toggles show whose new state isn't in the content yet.
  var states: [IntentReference: Bool] = [:]

  /// What a widget has declared to lie behind its content, and whether something else may.
  struct Backdrop: Hashable, Sendable {
    let background: Node?
    let isRemovable: Bool
  }

  init(_ content: Node) {
    self.content = content
  }

  /// A widget's face; one without a background gets the whole tile.
  init(_ face: Face, margin: Size, isBackgroundRemovable: Bool, mayHoldControls: Bool) {
    content = face.content
    (intents, url) = (face.intents, face.url)
    holdsControls = mayHoldControls && !face.intents.isEmpty
    backdrop = Backdrop(background: face.background, isRemovable: isBackgroundRemovable)
    if face.background != nil { self.margin = margin }
  }

  /// Draws the tile over its ground, and says until when it looks so.
  func draw(
    on canvas: inout Canvas, by presentation: Presentation, as part: Part = .figure,
    signs: ControlSigns = ControlSigns()
  ) -> Date? {
    let layout = laidOut(in: canvas.size, by: presentation)
    layout.draw(
      on: &canvas, look: presentation.look.painting(part), signs: signs,
      presentation.surroundings.glyphs)
    return layout.until
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
      room: room)
  }

  /// Whether a line around the tile covers nothing that is to be read: in low tiles the content has the
  /// rows that are the margin of others.
  func leavesRoomForLine(in size: Size) -> Bool {
    backdrop?.background == nil || margin.height > 0 || !Margins.areLeftOut(of: size)
  }

  /// Whether nothing but a line tells where the tile ends.
  func needsOutline(in look: Look) -> Bool {
    guard backdrop != nil, !look.showsContainerBackgrounds || look.isNight else { return false }
    // The darkest reds are black in any palette.
    return ground(in: look) == nil || look.isNight && look.depth != .direct
  }

  private func ground(in look: Look) -> Node? {
    backdrop.flatMap { look.backdrop(of: $0.background, isRemovable: $0.isRemovable) }
  }
}
