/// The look of gauges.
public protocol GaugeStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    transformEnvironment(\.gaugeStyle) { $0 = style }
  }
}
