/// A label on a capsule in the tint of the surroundings.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(role: configuration.role, isProminent: true) { configuration.label }
  }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
