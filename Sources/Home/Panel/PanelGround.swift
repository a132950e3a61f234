import Views

/// The background of a panel.
struct PanelGround: View {
  @Environment(\.colorScheme) private var appearance

  var body: some View {
    LinearGradient(
      colors: appearance == .light ? Self.light : Self.dark, startPoint: .top, endPoint: .bottom)
  }

  private static let light = [Color("PanelLightTop"), Color("PanelLightBottom")]
  private static let dark = [Color("PanelDarkTop"), Color("PanelDarkBottom")]
}
