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
