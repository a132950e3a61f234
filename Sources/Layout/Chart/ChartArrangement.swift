import Cells
import Views

/// A chart that fills the room it is offered; a track is one row high.
struct ChartArrangement: Arrangement {
  private let chart: ChartNode
  private let surroundings: Surroundings

  init(_ chart: ChartNode, in surroundings: Surroundings) {
    self.chart = chart
    self.surroundings = surroundings
  }

  func size(for proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 1, height: isTrack ? 1 : proposal.height ?? 1)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    var drawn = chart
    let metric = surroundings.metric
    drawn.paint = metric.scaled(chart.paint)
    drawn.rest = chart.rest.map(metric.scaled)
    return Box(
      frame: frame,
      drawing: .chart(
        DrawnChart(node: drawn, tier: surroundings.glyphs, isLarge: metric.scale > 1)),
      transition: chart.transition)
  }

  private var isTrack: Bool { if case .track = chart.form { true } else { false } }
}
