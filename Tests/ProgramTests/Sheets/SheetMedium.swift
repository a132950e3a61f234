import Cells
import Layout
import Views

/// What a terminal can show, by the word in a sheet's name; everything for other words.
struct SheetMedium {
  let depth: ColorDepth
  let glyphs: GlyphTier
  let appearance: ColorScheme

  static let names = ["256", "16", "mono", "ascii", "quadrant"]

  init(_ name: String) {
    depth =
      switch name {
      case "256": .palette256
      case "16", "ascii": .ansi16
      case "mono": .mono
      default: .direct
      }
    glyphs =
      switch name {
      case "ascii": .ascii
      case "quadrant": .quadrant
      default: .sextant
      }
    appearance = name == "light" ? .light : .dark
  }
}
