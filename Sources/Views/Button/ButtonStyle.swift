/// The look of buttons.
public protocol ButtonStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The body without its type.
  func _body(configuration: Configuration) -> AnyView
}

extension ButtonStyle {
  /// Inlined, so that the body's type is known where the style is; elsewhere it would be looked for at
  /// run time.
  @inlinable
  @inline(__always)
  public func _body(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = style }
  }
}
