/// The usual style, a circle to be filled before the label.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "circle.fill" : "circle")
        .foregroundStyle(TintShapeStyle())
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
