import Cells
import Views

/// A child in a frame with fixed or limited lengths.
struct FrameArrangement: Arrangement {
  private let node: FrameNode
  private let metric: Metric
  private let child: Element

  init(_ frame: FrameNode, child: Element, in metric: Metric) {
    node = frame
    self.metric = metric
    self.child = child
  }

  var leastIdeal: Size { Size(width: least(.horizontal), height: least(.vertical)) }

  func size(for proposal: Proposal) -> Size {
    let offer = offer(for: proposal)
    let size = child.size(for: offer)
    return Size(
      width: length(.horizontal, of: size, offered: proposal),
      height: length(.vertical, of: size, offered: proposal))
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let offer = offer(for: proposal)
    let place = node.alignment.place(child.size(for: offer), in: frame)
    return Box(frame: frame, children: [child.place(in: place, for: offer)])
  }

  private func least(_ axis: Axis) -> Int {
    let limits = limits(along: axis)
    if let fixed = limits.fixed { return metric.length(fixed, along: axis) }
    let least = limits.minimum.map { metric.length($0, along: axis) } ?? 0
    return limits.maximum.map { min(least, metric.length($0, along: axis)) } ?? least
  }

  private func limits(along axis: Axis) -> FrameNode.Limits {
    axis == .horizontal ? node.width : node.height
  }

  private func offer(for proposal: Proposal) -> Proposal {
    Proposal(
      width: offer(proposal.width, along: .horizontal),
      height: offer(proposal.height, along: .vertical))
  }

  private func offer(_ proposal: Int?, along axis: Axis) -> Int? {
    let limits = limits(along: axis)
    func cells(_ points: Double) -> Int { metric.length(points, along: axis) }
    if let fixed = limits.fixed { return cells(fixed) }
    guard var length = proposal ?? limits.ideal.map(cells) else { return nil }
    if let maximum = limits.maximum { length = min(length, cells(maximum)) }
    if let minimum = limits.minimum { length = max(length, cells(minimum)) }
    return length
  }

  /// The frame's length. With a limit it follows the proposal up to that limit; without one it
  /// follows the child.
  private func length(_ axis: Axis, of child: Size, offered proposal: Proposal) -> Int {
    let limits = limits(along: axis)
    if let fixed = limits.fixed { return metric.length(fixed, along: axis) }
    let offer = offer(proposal[axis], along: axis) ?? child[axis]
    var length = child[axis]
    if let minimum = limits.minimum {
      length = max(metric.length(minimum, along: axis), min(length, offer))
    }
    if let maximum = limits.maximum {
      length = min(metric.length(maximum, along: axis), max(length, offer))
    }
    return length
  }
}
