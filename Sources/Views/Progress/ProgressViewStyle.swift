/// The look of progress views.
public protocol ProgressViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    transformEnvironment(\.progressViewStyle) { $0 = style }
  }
}
