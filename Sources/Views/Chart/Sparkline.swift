/// A small curve of values without axes, in the foreground colour.
public struct Sparkline: View {
  private let values: [Double]

  public init(_ values: [Double]) {
    self.values = values
  }

  public var body: some View {
    ValueLine(values).stroke(
      style: StrokeStyle(lineWidth: ValueLine.pen, lineCap: .round, lineJoin: .round))
  }
}
