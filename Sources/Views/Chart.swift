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

/// A line through points, with a faint area below it if wanted.
struct ValueLine: View {
  private let points: [UnitPoint]
  private let gradient: Gradient?

  /// Points from left to right, with 0 at the bottom; without a gradient over its height, the line
  /// has the foreground style and no area.
  init(through points: [UnitPoint], gradient: Gradient? = nil) {
    self.points = points.filter { $0.x.isFinite && $0.y.isFinite }
    self.gradient = gradient
  }

  /// Evenly spaced values, the smallest at the bottom and the largest at the top; ignores those that
  /// aren't finite.
  init(_ values: [Double], in bounds: ClosedRange<Double>? = nil, gradient: Gradient? = nil) {
    let values = values.filter(\.isFinite)
    let least = bounds?.lowerBound ?? values.min() ?? 0
    let range = (bounds?.upperBound ?? values.max() ?? 0) - least
    let steps = Double(max(1, values.count - 1))
    let points = values.enumerated().map { index, value in
      let share = range > 0 ? max(0, min(1, (value - least) / range)) : 0.5
      return UnitPoint(x: Double(index) / steps, y: share)
    }
    self.init(through: points, gradient: gradient)
  }

  static func _archive(_ view: ValueLine, into archive: inout Archive) {
    let foreground = archive.environment.foreground
    let paint = view.gradient.map {
      Paint(LinearGradient(gradient: $0, startPoint: .bottom, endPoint: .top))
    }
    archive.add(
      .chart(
        ChartNode(
          form: .line(view.points), paint: paint ?? foreground,
          rest: paint == nil ? nil : Paint(Color.primary.opacity(0.2)),
          transition: archive.environment.contentTransition)))
  }
}

/// A thin track on one row with parts in the foreground style.
package struct PartedLine: View {
  private let parts: [ChartSpan]

  /// Parts that don't overlap.
  package init(_ parts: [ChartSpan]) {
    self.parts = parts
  }

  package static func _archive(_ view: PartedLine, into archive: inout Archive) {
    archive.add(
      .chart(
        ChartNode(
          form: .track(view.parts), paint: archive.environment.foreground,
          rest: Paint(Color.primary.opacity(0.25)),
          transition: archive.environment.contentTransition)))
  }
}

/// A curve of hourly values above a filled area; its colours show the height.
public struct HourCurve: View {
  private let line: ValueLine

  /// The gradient spans the bounds, or the range of the values if there are none.
  public init(
    _ values: [Double], in bounds: ClosedRange<Double>? = nil, gradient: Gradient = .coldToHot
  ) {
    line = ValueLine(values, in: bounds, gradient: gradient)
  }

  /// A curve through points at any distances, with 0 at the bottom and 1 at the top.
  package init(through points: [UnitPoint], gradient: Gradient = .coldToHot) {
    line = ValueLine(through: points, gradient: gradient)
  }

  public var body: some View { line }
}

/// A bar for a part of a range, such as a day's temperatures within a week's, in the colours of
/// that part.
public struct RangeBar: View {
  private let value: ClosedRange<Double>
  private let bounds: ClosedRange<Double>
  private let gradient: Gradient

  public init(
    value: ClosedRange<Double>, in bounds: ClosedRange<Double>, gradient: Gradient = .coldToHot
  ) {
    self.value = value
    self.bounds = bounds
    self.gradient = gradient
  }

  public var body: some View {
    PartedLine([ChartSpan(from: share(of: value.lowerBound), to: share(of: value.upperBound))])
      .foregroundStyle(
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }

  private func share(of value: Double) -> Double {
    value.share(of: bounds.lowerBound, bounds.upperBound)
  }
}

/// A small curve of values without axes, in the foreground colour.
public struct Sparkline: View {
  private let line: ValueLine

  public init(_ values: [Double]) {
    line = ValueLine(values)
  }

  /// A curve through points at any distances, with 0 at the bottom and 1 at the top.
  package init(through points: [UnitPoint]) {
    line = ValueLine(through: points)
  }

  public var body: some View { line }
}

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

extension Gradient {
  /// The colours of temperatures, from cold to hot.
  public static let coldToHot = Gradient(colors: [.cyan, .green, .yellow, .orange])
}
