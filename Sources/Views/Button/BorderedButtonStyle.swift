/// A label on a capsule that lets the ground through.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(role: configuration.role, isProminent: false) { configuration.label }
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
