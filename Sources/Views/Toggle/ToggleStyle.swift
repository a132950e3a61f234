/// The look of toggles.
public protocol ToggleStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The body without its type.
  func _body(configuration: Configuration) -> AnyView
}

extension ToggleStyle {
  /// Inlined, so that the body's type is known where the style is; elsewhere it would be looked for at
  /// run time.
  @inlinable
  @inline(__always)
  public func _body(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformEnvironment(\.toggleStyle) { $0 = style }
  }
}
