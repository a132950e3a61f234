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

  private static let dark = Color("HeadingLight")
  private static let light = Color("HeadingDark")
}
