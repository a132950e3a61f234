import Cells
import Views

/// Flexible space along its axis, or along both.
struct SpacerArrangement: Arrangement {
  private let axis: Axis?
  private let minimum: Double
  private let metric: Metric

  /// The default minimum length, in points.
  private static let usualLength = 8.0

  init(_ spacer: SpacerNode, in metric: Metric) {
    axis = spacer.axis
    minimum = spacer.minimumLength ?? Self.usualLength
    self.metric = metric
  }

  /// The lowest priority: spacers get what is left, so that no text is cut for one.
  var priority: Double { -.infinity }
  var isSpacer: Bool { true }

  func size(for proposal: Proposal) -> Size {
    Size(
      width: length(proposal, along: .horizontal), height: length(proposal, along: .vertical))
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    Box(frame: frame)
  }

  private func length(_ proposal: Proposal, along direction: Axis) -> Int {
    guard axis == nil || axis == direction else { return 0 }
    return max(metric.gap(minimum, along: direction), proposal[direction] ?? 0)
  }
}
