/// The look of toggles.
public protocol ToggleStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformEnvironment(\.toggleStyle) { $0 = style }
  }
}
