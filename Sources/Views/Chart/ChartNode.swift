/// Values as a chart in the room it is offered, drawn in whole blocks, so that equal values look
/// equal.
package struct ChartNode: Hashable, Codable, Sendable {
  package enum Form: Hashable, Codable, Sendable {
    /// Bars that stand on the bottom.
    case bars([ChartBar], ChartGaps)
    /// A thin line through points from left to right, with 0 at the bottom and 1 at the top.
    case line([UnitPoint])
    /// Parts of a thin track.
    case track([ChartSpan])
  }

  package var form: Form
  package var paint: Paint
  /// The paint of the area below a line, or of the track; nil for none.
  package var rest: Paint?
  package var transition = ContentTransition.identity

  package init(
    form: Form, paint: Paint, rest: Paint? = nil, transition: ContentTransition = .identity
  ) {
    (self.form, self.paint, self.rest, self.transition) = (form, paint, rest, transition)
  }
}

/// What lies between the bars of a chart.
package enum ChartGaps: Hashable, Codable, Sendable {
  case none
  /// Each bar begins where it is meant to, for what stands above or below it, and leaves the end of its
  /// place free.
  case inPlace
  /// The same from bar to bar. The last bars begin a little earlier than they are meant to.
  case equal
}

/// A part of a chart's width, in shares of it.
package struct ChartSpan: Hashable, Codable, Sendable {
  package var start: Double
  package var end: Double

  package init(from start: Double, to end: Double) {
    (self.start, self.end) = (start, end)
  }
}

/// A bar, in shares of a chart's width and height.
package struct ChartBar: Hashable, Codable, Sendable {
  package var start: Double
  package var end: Double
  /// From 0 to 1.
  package var height: Double

  package init(from start: Double, to end: Double, height: Double) {
    (self.start, self.end, self.height) = (start, end, height)
  }
}

extension ChartNode {
  /// The form, its values and its paint.
  var summary: String {
    switch form {
    case .bars(let bars, _): "bars \(bars.map { $0.height.thousandths }) \(paint.summary)"
    case .line(let points): "line \(points.map { $0.y.thousandths }) \(paint.summary)"
    case .track(let parts):
      "track \(parts.map { [$0.start.thousandths, $0.end.thousandths] }) \(paint.summary)"
    }
  }
}

extension Double {
  fileprivate var thousandths: Double { (self * 1000).rounded() / 1000 }
}
