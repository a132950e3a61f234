/// The look of gauges.
public protocol GaugeStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The body without its type.
  func _body(configuration: Configuration) -> AnyView
}

extension GaugeStyle {
  /// Inlined, so that the body's type is known where the style is; elsewhere it would be looked for at
  /// run time.
  @inlinable
  @inline(__always)
  public func _body(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    transformEnvironment(\.gaugeStyle) { $0 = style }
  }
}
