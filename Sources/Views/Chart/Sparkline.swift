/// A small curve of values without any axes, in the foreground of its surroundings.
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
