package import Cells
package import FoundationEssentials
package import Views

/// A node measured and placed in cells.
package struct Box: Hashable, Sendable {
  package var frame: Rect
  package var drawing: Drawing?
  package var children: [Box]
  package var opacity: Double
  /// Whether it is one of the accented parts where there are but two colours.
  var isAccented = false
  /// Whether it recedes, for what it says may no longer be true; nil where that is up to what it is
  /// in.
  var isStale: Bool?
  package var label: String?
  /// What its own text says in whole, of which the drawing may show less.
  var words: Words?
  /// Inside of which all of it is seen.
  var mask: DrawnShape?
  package var link: URL?
  package var control: Control?
  /// How its drawing asks to take the place of another.
  package var transition: ContentTransition
  /// Until when its own words hold.
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

  /// The date until which the box shows what it should; nil is for ever.
  package var until: Date? {
    guard opacity > 0 else { return nil }
    return children.indices.reduce(ownUntil) { until, index in
      guard let next = children[index].until else { return until }
      return min(until ?? next, next)
    }
  }

  /// The places that do something when they are hit, those in front first; what can't be seen can't
  /// be hit.
  package var hits: [Hit] {
    guard opacity > 0 else { return [] }
    let own = [control.map(Hit.Target.control), link.map(Hit.Target.link)].compactMap(\.self)
    return children.reversed().flatMap(\.hits) + own.map { Hit(place: frame, target: $0) }
  }
}
