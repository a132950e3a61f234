import Cells
import Views

/// Children one after another along an axis.
struct StackArrangement: Arrangement {
  private let axis: Axis
  private let alignment: Alignment
  private let children: [Element]
  /// The distance after each child but the last.
  private let gaps: [Int]

  /// The distance between children for which none was asked.
  private static let usualSpacing = 8.0

  init(_ stack: StackNode, children: [Element]) {
    axis = stack.axis
    alignment = stack.alignment
    self.children = children
    gaps = zip(children, children.dropFirst()).map { child, next in
      if let spacing = stack.spacing { return Metric.gap(spacing, along: stack.axis) }
      let touchesRoom = child.arrangement.isSpacer || next.arrangement.isSpacer
      return touchesRoom ? 0 : Metric.gap(Self.usualSpacing, along: stack.axis)
    }
  }

  func size(for proposal: Proposal) -> Size {
    let sizes = sizes(for: proposal)
    return Size(
      along: axis, sizes.reduce(gaps.reduce(0, +)) { $0 + $1[axis] },
      across: sizes.reduce(0) { max($0, $1[axis.other]) })
  }

  func place(in frame: Rect) -> Box {
    var position = 0
    let sizes = sizes(for: Proposal(frame.size))
    let boxes = children.indices.map { index in
      let size = sizes[index]
      let across = alignment.start(
        across: axis, of: size[axis.other], in: frame.size[axis.other])
      let corner = Point(along: axis, position, across: across)
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
      return children[index].place(in: Rect(origin: frame.origin + corner, size: size))
    }
    return Box(frame: frame, children: boxes)
  }

  /// Without a bound everybody takes what it will, and without room there is none to share.
  private func sizes(for proposal: Proposal) -> [Size] {
    guard let total = proposal[axis], total < Metric.unbounded else {
      return children.map { $0.size(for: proposal) }
    }
    let room = total - gaps.reduce(0, +)
    guard room > 0 else {
      return children.map { $0.size(for: proposal.replacing(axis, with: 0)) }
    }
    let apportionment = Apportionment(
      parts: children.map { $0.flexibility(along: axis, across: proposal[axis.other]) })
    var sizes = Array(repeating: Size.zero, count: children.count)
    _ = apportionment.lengths(of: room) { child, offer in
      sizes[child] = children[child].size(for: proposal.replacing(axis, with: offer))
      return sizes[child][axis]
    }
    return sizes
  }
}
