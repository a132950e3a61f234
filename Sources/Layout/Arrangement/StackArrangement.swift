import Cells
import Views

/// Children in a line along an axis.
struct StackArrangement: Arrangement {
  private let axis: Axis
  private let alignment: Alignment
  private let children: [Element]
  /// The gap after each child except the last; if negative, the next child overlaps.
  private let gaps: [Int]

  /// The default distance between children, in points.
  private static let usualSpacing = 8.0

  init(_ stack: StackNode, children: [Element], in metric: Metric) {
    axis = stack.axis
    alignment = stack.alignment
    self.children = children
    gaps = zip(children, children.dropFirst()).map { child, next in
      if let spacing = stack.spacing { return metric.cells(spacing, along: stack.axis) }
      let touchesRoom = child.arrangement.isSpacer || next.arrangement.isSpacer
      return touchesRoom ? 0 : metric.gap(Self.usualSpacing, along: stack.axis)
    }
  }

  func size(for proposal: Proposal) -> Size {
    let shares = shares(of: proposal)
    let broadest = shares.reduce(0) { max($0, $1.size[axis.other]) }
    let ends = zip(starts(of: shares, in: broadest), shares).map { $0 + $1.size[axis.other] }
    return Size(
      along: axis, max(0, shares.reduce(gaps.reduce(0, +)) { $0 + $1.size[axis] }),
      across: ends.max() ?? 0)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    var position = 0
    let shares = shares(of: proposal)
    let starts = starts(of: shares, in: frame.size[axis.other])
    let boxes = children.indices.map { index in
      let (offer, size) = (shares[index].offer, shares[index].size)
      let corner = Point(along: axis, position, across: starts[index])
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
      return children[index].place(
        in: Rect(origin: frame.origin + corner, size: size), for: offer)
    }
    return Box(frame: frame, children: boxes)
  }

  /// The position of each child across the axis.
  private func starts(of shares: [Share], in room: Int) -> [Int] {
    guard axis == .horizontal, let baseline = Baseline(alignment.vertical) else {
      return shares.map { alignment.start(across: axis, of: $0.size[axis.other], in: room) }
    }
    let rows = zip(children, shares).map { child, share in
      baseline.row(in: child, of: share.size, for: share.offer)
    }
    let lowest = rows.max() ?? 0
    return rows.map { lowest - $0 }
  }

  /// The room offered to a child, and the size it takes.
  private struct Share {
    var offer: Proposal
    var size: Size
  }

  /// The shares of the children. In unlimited room each takes what it wants.
  private func shares(of proposal: Proposal) -> [Share] {
    func share(_ child: Element, _ offer: Proposal) -> Share {
      Share(offer: offer, size: child.size(for: offer))
    }
    guard let total = proposal[axis], total < Metric.unbounded else {
      return children.map { share($0, proposal) }
    }
    let room = total - gaps.reduce(0, +)
    guard room > 0 else {
      return children.map { share($0, proposal.replacing(axis, with: 0)) }
    }
    // A single child gets all that there is, however flexible it is.
    if children.count == 1 { return [share(children[0], proposal.replacing(axis, with: room))] }
    let apportionment = Apportionment(
      parts: children.map { $0.flexibility(along: axis, across: proposal[axis.other]) })
    var shares = Array(repeating: Share(offer: proposal, size: .zero), count: children.count)
    _ = apportionment.lengths(of: room) { child, length in
      shares[child] = share(children[child], proposal.replacing(axis, with: length))
      return shares[child].size[axis]
    }
    return shares
  }
}

/// The line of text that aligns the views of a row.
private enum Baseline {
  case first, last

  /// Fails for alignments that don't depend on text.
  init?(_ alignment: VerticalAlignment) {
    switch alignment {
    case .firstTextBaseline: self = .first
    case .lastTextBaseline: self = .last
    case .top, .center, .bottom: return nil
    }
  }

  /// The baseline's row in an element; without text, the last row.
  func row(in element: Element, of size: Size, for proposal: Proposal) -> Int {
    let rows = element.textRows(in: size, for: proposal)
    let row = self == .first ? rows?.lowerBound : rows?.upperBound
    return row ?? size.height - 1
  }
}
