import Cast
import Cells
import Layout
import Pages
import Views
package import WidgetIntents

/// The highlighted parts of a tile: controls or a link.
struct ControlSigns: Hashable, Sendable {
  /// The index of the focused control.
  var focused: Int?
  /// The index of the control below the pointer.
  var hovered: Int?

  /// The frame of the link below the pointer.
  var link: Rect?

  var isEmpty: Bool { focused == nil && hovered == nil && link == nil }
}

/// The reason for a failed tap: a sentence, or a word if there is little room.
struct ActionFaultText: View {
  let actionFault: ActionFault
  let marks: Marks
  var isBrief = false

  var body: some View {
    HStack {
      Text(verbatim: marks.failing)
      Text(isBrief ? "control.failed" : actionFault.words)
    }
    .foregroundStyle(Color.warning)
  }
}

extension ActionFault {
  package var words: LocalizedStringResource {
    switch self {
    case .failed(let words, _): words
    case .overdue: "control.overdue"
    case .busy: "control.busy"
    case .locked: "control.locked"
    case .unknown: "control.unknown"
    }
  }
}

/// The focused control in the focused widget.
struct ControlFocus: Hashable, Sendable {
  /// Its index in reading order.
  let index: Int
  private let identity: ControlIdentity
  /// The name of its intent, whatever the parameters.
  private let intent: String

  init?(_ index: Int, of controls: [PlacedControl]) {
    guard controls.indices.contains(index) else { return nil }
    self.index = index
    identity = controls[index].control.identity
    intent = controls[index].control.intent.name
  }

  /// The same control among the current ones; nil if it is gone, because no other may be pressed in
  /// its place.
  func moved(to controls: [PlacedControl]) -> ControlFocus? {
    let same = controls.indices.filter { isAbout(controls[$0].control) }
    let nearest = same.min { abs($0 - index) < abs($1 - index) }
    return nearest.flatMap { ControlFocus($0, of: controls) }
  }

  private func isAbout(_ control: Control) -> Bool {
    control.identity == identity && control.intent.name == intent
  }
}

/// The highlights of a tile at the places where they are drawn.
struct PlacedSigns: Sendable {
  var mark: ControlMark?
  var glow: ControlGlow?

  func draw(on canvas: inout Canvas, over bare: Canvas, look: Look) {
    glow?.draw(on: &canvas, over: bare, look: look)
    mark?.draw(on: &canvas, over: bare, look: look)
  }
}

extension [PlacedControl] {
  /// The nearest control in a direction; the same one if there is none.
  func neighbor(of index: Int, towards direction: Direction) -> Int {
    let start = self[index].place
    let ways = indices.filter { self[$0].place.lies(direction, of: start) }
    return ways.min {
      self[$0].place.distance(to: start, direction) < self[$1].place.distance(to: start, direction)
    } ?? index
  }

  /// The control `count` steps further, wrapping around.
  func step(from index: Int, by count: Int) -> Int {
    let next = (index + count) % self.count
    return next < 0 ? next + self.count : next
  }

  func index(at point: Point) -> Int? {
    firstIndex { $0.place.contains(point) }
  }
}
