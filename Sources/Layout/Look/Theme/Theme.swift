package import Cells
package import Views

/// The colours of the chrome and the accents, light and dark, in place of the program's own; those that
/// it doesn't have stay.
package struct Theme: Hashable, Sendable {
  private var dark = Array<RGB?>(repeating: nil, count: Role.allCases.count)
  private var light = Array<RGB?>(repeating: nil, count: Role.allCases.count)

  /// What a colour is for.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// The wallpaper from one corner to the other, and what lies in front of it.
    case edge, background, panel
    case text, red, orange, yellow
    case amber, coral, pink, violet, blue, teal, green
  }

  /// The theme of two palettes, with a user's own colours in place of some.
  package init(dark: Palette? = nil, light: Palette? = nil, own: [Role: RGB] = [:]) {
    for (index, role) in Role.allCases.enumerated() {
      self.dark[index] = own[role] ?? dark?[role]
      self.light[index] = own[role] ?? light?[role]
    }
  }

  package subscript(role: Role, appearance: ColorScheme) -> RGB? {
    guard let index = Self.places[role] else { return nil }
    return appearance == .light ? light[index] : dark[index]
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: Role.allCases.enumerated().map { ($0.element, $0.offset) })
}
