import Views

/// The name of a group of keys.
struct HelpHeading: View {
  let name: String
  @Environment(\.colorScheme) private var appearance

  var body: some View {
    Text(LocalizedStringKey(name))
      .bold()
      .foregroundStyle(appearance == .light ? Self.dark : Self.light)
  }

  private static let dark = Color(red: 0.04, green: 0.35, blue: 0.8)
  private static let light = Color(red: 0.353, green: 0.69, blue: 1)
}
