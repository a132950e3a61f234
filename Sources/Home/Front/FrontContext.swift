package import Almanac
package import Boards
package import Cast
package import Cells
import FoundationEssentials
package import Layout
import Pages
package import Timelines
package import Views
import WidgetIntents

/// The state that all fronts share: the widgets, the screen's size and how everything is presented.
package struct FrontContext: Sendable {
  package internal(set) var cast: Cast
  package internal(set) var presentation: Presentation
  package internal(set) var boards: ShownBoards
  /// The place in front.
  package private(set) var place = BoardPlace.home
  /// The places that have been in front, whose widgets are kept up to date.
  private var visited: Set<BoardPlace> = [.home]
  package let device: Device
  /// The notices for the user.
  var messages = ScreenMessages()
  /// The position of the pointer; nil if the terminal reports none or the user has turned to the
  /// keys.
  var pointer: Point?
  var pages: PageRequests
  /// The number of requests for choices.
  var choiceCount = 0
  /// What the page of settings shows.
  var settings = SettingsSheet()
  /// The title of the front behind those in sight, to which the way back leads; nil for the widgets.
  var parentTitle: LocalizedStringResource?
  /// The alarms that ring.
  var alarms: [Alarm] = []

  init(
    cast: Cast, presentation: Presentation, boards: ShownBoards, device: Device,
    pages: PageRequests
  ) {
    (self.cast, self.presentation, self.boards) = (cast, presentation, boards)
    (self.device, self.pages) = (device, pages)
    enroll()
  }

  /// The board of the place in front.
  package internal(set) var board: ShownBoard {
    get { boards[place] }
    set { boards[place] = newValue }
  }

  package var size: Size { board.plan.size }

  /// Whether private content is hidden and controls are disabled.
  package var isLocked: Bool { presentation.isLocked }

  /// Notes which place is in front. The widgets of a new one are asked from now on.
  mutating func come(to place: BoardPlace) {
    guard place != self.place else { return }
    self.place = place
    if visited.insert(place).inserted { enroll() }
  }

  /// Tells the cast which widgets there are, those of the Home Screen first.
  mutating func enroll() {
    let places = BoardPlace.allCases.filter(visited.contains)
    cast.enroll(places.flatMap { boards[$0].members })
  }

  /// Rearranges the board at once; returns what saves that.
  mutating func arrange(_ change: (inout ShownBoard) -> BoardStep?) -> [Effect] {
    guard let step = change(&board) else { return [] }
    enroll()
    return [.arrange(step)]
  }

  /// The keys that work at a place.
  func keys(at place: KeyScope) -> FrontKeys { presentation.keys.at(place) }

  /// The key that a command has at a place, as shown; nil if it has none.
  func label(of command: KeyCommand, at place: KeyScope) -> String? {
    keys(at: place).label(of: command).map(marks.text)
  }

  var marks: Marks { Marks(presentation.surroundings.glyphs) }

  /// Why the last tap on a widget failed. While the screen is locked, only the lock counts.
  func actionFault(of id: Instance.ID) -> ActionFault? {
    let actionFault = cast.controls[id]?.actionFault
    return isLocked && actionFault != .locked ? nil : actionFault
  }

  /// Follows the pointer from its first move on. Clicks alone don't make it visible.
  mutating func follow(_ mouse: Mouse) {
    if mouse.isMove || pointer != nil { pointer = mouse.position }
  }

  /// The time zone in which days start.
  package var zone: Zone { presentation.surroundings.dates.zone }

  /// A view as content. It is archived when it is first looked at, for at a start most of what is laid out
  /// gives way to something else before it is drawn.
  package func archived(_ view: some View) -> TileContent {
    TileContent(
      ArchivedFace(later: { [presentation] in
        Face(content: Node(archiving: view, in: presentation.environment))
      }))
  }

  /// The same for a view that can be compared: it is archived only if it differs from the one before.
  func archived(_ view: some View & Equatable & Sendable) -> TileContent {
    TileContent(
      ArchivedFace(of: view) { [presentation] in
        Face(content: Node(archiving: view, in: presentation.environment))
      })
  }

  /// The content of a slot; nil for a scrim.
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

  /// The layout of a slot's content.
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
    let margins = Margins(
      of: family, in: slot.frame.size, at: slot.traits?.place ?? .homeScreen,
      by: slot.traits?.metric ?? .usual)
    let isVeiled = slot.traits?.redaction.contains(.privacy) == true && face.face.content.isVeiled
    return TileContent(
      isVeiled ? veil(over: face, of: kind, slot.traits) : face,
      margin: kind?.hasContentMargins == false ? .zero : margins.size,
      isBackgroundRemovable: kind?.isBackgroundRemovable ?? true,
      on: TileContent.Ground(of: family, at: slot.traits?.place),
      mayHoldControls: family.mayHoldControls)
  }

  /// What stands on a widget's background instead of content that is private.
  private func veil(
    over face: ArchivedFace, of kind: WidgetKind?, _ traits: Traits?
  ) -> ArchivedFace {
    let view = Veil(name: kind?.name ?? "", family: traits?.family ?? .systemSmall)
    return ArchivedFace(
      Face(
        content: Node(archiving: view, in: presentation.showing(traits).environment),
        background: face.face.background))
  }
}

extension FrontContext {
  /// How a widget is shown in a place, on a tile of some size; larger than usual where its place scales
  /// what stands there.
  package func traits(
    of family: WidgetFamily, kind: String, in place: WidgetPlace, on tile: Size,
    by metric: Metric = .usual
  ) -> Traits {
    let presentation = presentation.showing(family, in: place)
    let look = presentation.look
    let cell = metric.cell
    let size = displaySize(of: family, on: tile, by: metric)
    var traits = Traits(
      role: .widget(family), place: place, size: size,
      cells: Traits.Cells(columns: tile.width, rows: tile.height),
      pointsPerCell: DisplaySize(width: cell.width, height: cell.height))
    traits.margins = Margins(of: family, in: tile, at: place, by: metric).insets
    traits.renderingMode = look.mode
    traits.colorScheme = look.toldScheme
    traits.contrast = look.contrast
    traits.isLuminanceReduced = look.isLuminanceReduced
    traits.differentiatesWithoutColor =
      presentation.preferences.accessibility.differentiatesWithoutColor || look.depth == .mono
    traits.reducesMotion = presentation.preferences.accessibility.reducesMotion
    traits.typeSize = presentation.preferences.accessibility.typeSize.dynamicTypeSize
    if presentation.hidesPrivateContent(of: kind) { traits.redaction.insert(.privacy) }
    let keepsBackground = cast.kinds[kind]?.isBackgroundRemovable == false
    traits.showsContainerBackground =
      !family.isAccessory
      && (look.showsContainerBackgrounds && !place.removesContainerBackground || keepsBackground)
    let dates = presentation.surroundings.dates
    (traits.locale, traits.zone) = (presentation.locale, dates.zone.name)
    traits.is24Hour = dates.hourCycle == .twentyFour
    return traits
  }

  /// What the device says, or the points of a tile for which there is less room.
  private func displaySize(
    of family: WidgetFamily, on tile: Size, by metric: Metric
  ) -> DisplaySize {
    if tile == device.cells(of: family), let size = device.displaySize(of: family) { return size }
    let (width, height) = metric.points(of: tile)
    return DisplaySize(width: width, height: height)
  }
}

extension Traits {
  var metric: Metric { Metric(scale: Metric.usual.cell.width / pointsPerCell.width) }
}

/// The messages that belong to no widget, by the keys of their texts.
struct ScreenMessages: Hashable, Sendable {
  /// Shown until the next key or click.
  var passing: String?
  /// What a key has just changed; in the header until the next key or click.
  var look: ChangedLook?
  /// Shown as long as it lasts.
  var lasting: String?

  var shown: String? { passing ?? lasting }
}
