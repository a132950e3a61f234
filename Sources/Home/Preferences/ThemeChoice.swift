package import Cells
package import Layout

/// A theme, and the user's own colours in place of some of its.
package struct ThemeChoice: Hashable, Sendable {
  package var name = ThemeName.usual
  package var ownColors: [Theme.Role: RGB] = [:]

  /// Its colours; nil if they are the program's own.
  func theme(in palettes: () -> Palettes) -> Theme? {
    name.theme(in: palettes, with: ownColors)
  }
}
