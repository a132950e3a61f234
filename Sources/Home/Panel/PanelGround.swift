import Views

/// The background of a panel.
struct PanelGround: View {
  @Environment(\.colorScheme) private var appearance

  var body: some View {
    LinearGradient(
      colors: appearance == .light ? Self.light : Self.dark, startPoint: .top, endPoint: .bottom)
  }

  private static let light = [Color(white: 1), Color(red: 0.965, green: 0.969, blue: 0.98)]
  private static let dark = [
    Color(red: 0.106, green: 0.141, blue: 0.267), Color(red: 0.102, green: 0.125, blue: 0.251),
  ]
}
