/// The label in the tint of the surroundings.
public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role) { configuration.label }
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// What says in its colour that it can be hit.
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
