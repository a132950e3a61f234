package import Almanac
package import Cast
package import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
package import Views

/// What all fronts share: the widgets, the screen's size, and how everything is shown on it.
package struct FrontContext: Sendable {
  package internal(set) var cast: Cast
  package internal(set) var presentation: Presentation
  package internal(set) var size: Size
  package let device: Device
  /// What a person should know.
  var notices = Notices()
  /// Where the pointer is; nil where no terminal tells, or a person has turned to the keys.
  var pointer: Point?
  var pages: PageRequests

  /// Whether nothing private is shown, and no control does anything.
  package var isLocked: Bool { presentation.isLocked }

  var marks: Marks { Marks(presentation.surroundings.glyphs) }

  /// Why nothing came of the last tap on a widget, as far as that may be told.
  func setback(of id: Instance.ID) -> Setback? {
    let setback = cast.controls[id]?.setback
    return isLocked && setback != .locked ? nil : setback
  }

  /// The pointer counts from its first move on; who only clicks has none.
  mutating func follow(_ mouse: Mouse) {
    if mouse.isMove || pointer != nil { pointer = mouse.position }
  }

  /// Where days begin.
  package var zone: Zone { presentation.surroundings.dates.zone }

  package func archived(_ view: some View) -> TileContent {
    TileContent(Node(archiving: view, in: presentation.environment))
  }

  /// What is seen in a slot; nil for what has no content.
  func content(of slot: Slot, at date: Date) -> TileContent? {
    switch slot.subject {
    case .chrome(let content): return content
    case .scrim: return nil
    case .instance, .stack: return slot.instance.flatMap { content(of: $0, as: slot, at: date) }
    case .preview(let preview):
      let face = slot.traits.flatMap { cast.face(of: preview, for: $0, at: date) }
      return face.map { content($0, of: cast.kinds[preview.kind], as: slot) }
    }
  }

  /// What is seen in a slot, measured and placed.
  func layout(of slot: Slot, at date: Date) -> TileLayout? {
    content(of: slot, at: date)?
      .laidOut(in: slot.frame.size, by: presentation.at(date).showing(slot.traits))
  }

  func targets(of slot: Slot, at date: Date) -> TileTargets {
    layout(of: slot, at: date)?.targets.targets ?? TileTargets()
  }

  private func content(of id: Instance.ID, as slot: Slot, at date: Date) -> TileContent? {
    guard let member = cast.members[id] else { return nil }
    let face = slot.traits.flatMap { cast.face(of: id, for: $0, at: date) }
    guard let face else { return archived(UnknownWidget(kind: member.kind)) }
    var content = content(face, of: cast.kinds[member.kind], as: slot)
    content.states = cast.controls[id]?.states ?? [:]
    return content
  }

  private func content(
    _ face: ArchivedFace, of kind: WidgetKind?, as slot: Slot
  ) -> TileContent {
    let family = slot.traits?.family ?? .systemSmall
    let margins = Margins(of: family, in: slot.frame.size, by: slot.traits?.metric ?? .usual)
    return TileContent(
      face, margin: kind?.hasContentMargins == false ? .zero : margins.size,
      isBackgroundRemovable: kind?.isBackgroundRemovable ?? true,
      mayHoldControls: family.mayHoldControls)
  }
}
