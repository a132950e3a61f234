/// A label in the current tint.
public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role) { configuration.label }
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label whose colour shows that it can be pressed.
struct TintedLabel<Content: View>: View {
  let role: ButtonRole?
  @ViewBuilder let content: Content

  var body: some View {
    if role == .destructive {
      content.foregroundStyle(Color.red)
    } else {
      content.foregroundStyle(TintShapeStyle())
    }
  }
}
