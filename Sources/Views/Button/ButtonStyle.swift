/// The look of buttons.
public protocol ButtonStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = style }
  }
}
