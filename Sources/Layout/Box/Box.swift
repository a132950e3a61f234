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

extension Box {
  /// The frames of everything in the box that has to be read or recognized.
  var writings: [Rect] {
    guard opacity > 0 else { return [] }
    let inner = children.flatMap(\.writings)
    return switch drawing {
    case .text, .lettering, .rolling, .symbol: [frame] + inner
    case .fill, .shape, .chart, .border, .rule, nil: inner
    }
  }

  /// The part that the box's own drawing is, given the writings in front of it.
  func part(behind writings: [Rect]) -> Part {
    switch drawing {
    case .text, .lettering, .rolling: .writing
    case .fill: surface(behind: writings)
    case .shape(let shape): shape.node.stroke == nil ? surface(behind: writings) : .figure
    case .symbol, .chart, .border, .rule, nil: .figure
    }
  }

  private func surface(behind writings: [Rect]) -> Part {
    writings.contains { $0.isMostly(in: frame) } ? .surface : .figure
  }
}

extension Rect {
  fileprivate func isMostly(in other: Rect) -> Bool {
    let common = intersection(other).size
    return !isEmpty && 2 * common.width * common.height >= size.width * size.height
  }
}

extension Box: CustomStringConvertible {
  /// The tree, one line for each box, with children indented.
  package var description: String { lines().joined(separator: "\n") }

  private func lines(indent: String = "") -> [String] {
    let size = "\(frame.size.width)x\(frame.size.height)"
    let line = "\(indent)\(frame.origin.x),\(frame.origin.y) \(size)\(content)"
    return [line] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  private var content: String {
    switch drawing {
    case .text(let lines, _): " " + lines.map { "\"\($0)\"" }.joined(separator: " ")
    case .lettering: " lettering"
    case .rolling: " rolling"
    case .symbol(let symbol): " \(symbol.node.name)"
    case .fill: " fill"
    case .shape: " shape"
    case .chart: " chart"
    case .border: " border"
    case .rule: " rule"
    case nil: ""
    }
  }
}

extension Box {
  /// The rows from the first to the last line of text; nil without text.
  var textRows: ClosedRange<Int>? {
    var rows = children.compactMap(\.textRows)
    if case .text(let lines, _) = drawing, !lines.isEmpty {
      rows.append(frame.origin.y...frame.origin.y + lines.count - 1)
    }
    if case .lettering(let line) = drawing {
      rows.append(frame.origin.y + line.baseline...frame.origin.y + line.baseline)
    }
    guard let first = rows.map(\.lowerBound).min(), let last = rows.map(\.upperBound).max() else {
      return nil
    }
    return first...last
  }
}
