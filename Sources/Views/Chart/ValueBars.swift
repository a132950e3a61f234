/// Bars that stand on the bottom, in the foreground style; of no height for 0 and unknown values.
public struct ValueBars: View {
  private let bars: [ChartBar]
  private let gaps: ChartGaps

  /// Evenly spaced bars with heights from 0 to 1.
  public init(_ heights: [Double?]) {
    let count = Double(max(1, heights.count))
    bars = heights.enumerated().compactMap { index, height in
      height.map {
        ChartBar(from: Double(index) / count, to: Double(index + 1) / count, height: $0)
      }
    }
    gaps = .equal
  }

  /// Bars at chosen places.
  package init(_ bars: [ChartBar], gaps: ChartGaps) {
    (self.bars, self.gaps) = (bars, gaps)
  }

  public static func _archive(_ view: ValueBars, into archive: inout Archive) {
    let bars = view.bars.filter { $0.height.isFinite && $0.start.isFinite && $0.end.isFinite }
    archive.add(
      .chart(
        ChartNode(
          form: .bars(bars, view.gaps), paint: archive.environment.foreground,
          transition: archive.environment.contentTransition)))
  }
}
