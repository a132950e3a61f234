import Cells
import Views

/// Children one after another along an axis.
struct StackArrangement: Arrangement {
  private let axis: Axis
  private let alignment: Alignment
  private let spacing: Double?
  private let children: [Element]

  /// The distance between children for which none was asked.
  private static let usualSpacing = 8.0

  init(_ stack: StackNode, children: [Element]) {
    axis = stack.axis
    alignment = stack.alignment
    spacing = stack.spacing
    self.children = children
  }

  func size(for proposal: Proposal) -> Size {
    let sizes = sizes(for: proposal)
    return Size(
      along: axis, sizes.reduce(gaps.reduce(0, +)) { $0 + $1[axis] },
      across: sizes.map { $0[axis.other] }.max() ?? 0)
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

  /// The distance after each child but the last.
  private var gaps: [Int] {
    zip(children, children.dropFirst()).map { child, next in
      if let spacing { return Metric.gap(spacing, along: axis) }
      let touchesRoom = child.arrangement.isSpacer || next.arrangement.isSpacer
      return touchesRoom ? 0 : Metric.gap(Self.usualSpacing, along: axis)
    }
  }

  private func sizes(for proposal: Proposal) -> [Size] {
    let across = proposal[axis.other]
    func size(_ child: Int, _ length: Int?) -> Size {
      children[child].size(for: Proposal(along: axis, length, across: across))
    }
    guard let total = proposal[axis] else { return children.indices.map { size($0, nil) } }
    let apportionment = Apportionment(
      parts: children.map { $0.flexibility(along: axis, across: across) })
    var sizes = Array(repeating: Size.zero, count: children.count)
    _ = apportionment.lengths(of: total - gaps.reduce(0, +)) { child, offer in
      sizes[child] = size(child, offer)
      return sizes[child][axis]
    }
    return sizes
  }
}
