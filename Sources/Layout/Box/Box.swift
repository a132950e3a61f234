import Almanac
package import Cells
package import FoundationEssentials
package import Views

/// A node measured and placed in cells.
package struct Box: Hashable, Sendable {
  package var frame: Rect
  package var drawing: Drawing?
  package var children: [Box]
  package var opacity: Double
  /// Whether the box belongs to the accented part of a tinted widget.
  var isAccented = false
  /// Whether the box keeps its colours in every mode.
  var keepsColors = false
  /// Whether the box is dimmed because it may be out of date; nil to follow its parent.
  var isStale: Bool?
  package var label: String?
  /// The full text of the box's own drawing, which may show less; nil without text.
  var words: SpokenWords?
  /// The shape inside which the box shows; nil for all of it.
  var mask: DrawnShape?
  package var link: URL?
  package var control: Control?
  /// The transition with which the drawing replaces another.
  package var transition: ContentTransition
  /// The date until which the box's own drawing is correct; nil for ever.
  private let ownUntil: Date?

  package init(
    frame: Rect, drawing: Drawing? = nil, children: [Box] = [], until: Date? = nil,
    transition: ContentTransition = .identity
  ) {
    self.frame = frame
    self.drawing = drawing
    self.children = children
    opacity = 1
    ownUntil = until
    self.transition = transition
  }

  /// The date until which the box and its children are correct; nil for ever.
  package var until: Date? {
    guard opacity > 0 else { return nil }
    return children.reduce(ownUntil) { $0.orEarlier($1.until) }
  }

  /// The areas that respond to presses, those in front first. Invisible boxes have none.
  package var hits: [Hit] {
    var hits: [Hit] = []
    collect(&hits)
    return hits
  }

  private func collect(_ hits: inout [Hit]) {
    guard opacity > 0 else { return }
    for child in children.reversed() { child.collect(&hits) }
    if let control { hits.append(Hit(place: frame, target: .control(control))) }
    if let link { hits.append(Hit(place: frame, target: .link(link))) }
  }
}
