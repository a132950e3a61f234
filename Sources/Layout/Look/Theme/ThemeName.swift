package import Cells
package import Views

/// A theme that can be chosen.
package enum ThemeName: String, CaseIterable, Hashable, Sendable {
  case usual = "default"
  case catppuccinLatte = "catppuccin-latte"
  case catppuccinFrappe = "catppuccin-frappe"
  case catppuccinMacchiato = "catppuccin-macchiato"
  case catppuccinMocha = "catppuccin-mocha"
  case nord
  case gruvbox, solarized
  case tokyoNight = "tokyo-night"
  case tokyoNightStorm = "tokyo-night-storm"
  case tokyoNightDay = "tokyo-night-day"
  case dracula

  /// The names of its palettes in the dark and in the light; nil for the program's own colours. One
  /// that was published for one of the two goes with its own family.
  package var palettes: (dark: String, light: String)? {
    switch self {
    case .usual: nil
    case .catppuccinLatte: ("catppuccin-mocha", "catppuccin-latte")
    case .catppuccinFrappe, .catppuccinMacchiato, .catppuccinMocha: (rawValue, "catppuccin-latte")
    case .nord: ("nord", "nord-light")
    case .gruvbox: ("gruvbox-dark", "gruvbox-light")
    case .solarized: ("solarized-dark", "solarized-light")
    case .tokyoNight, .tokyoNightDay: ("tokyo-night", "tokyo-night-day")
    case .tokyoNightStorm: (rawValue, "tokyo-night-day")
    case .dracula: ("dracula", "alucard")
    }
  }

  /// Those that differ from each other.
  package static let families = allCases.filter { $0.family == $0 }

  /// The theme of the same palettes that stands for it.
  package var family: ThemeName {
    switch self {
    case .catppuccinLatte: .catppuccinMocha
    case .tokyoNightDay: .tokyoNight
    default: self
    }
  }

  /// The palette that shows what it looks like.
  package func swatch(in appearance: ColorScheme) -> String {
    let names = palettes ?? (dark: "default-dark", light: "default-light")
    return appearance == .light ? names.light : names.dark
  }

  /// The theme with a user's own colours in place of some; nil if nothing differs from the program's.
  package func theme(
    in palettes: () -> Palettes, with own: [Theme.Role: RGB] = [:]
  ) -> Theme? {
    guard let names = self.palettes else { return own.isEmpty ? nil : Theme(own: own) }
    let known = palettes()
    return Theme(dark: known[names.dark], light: known[names.light], own: own)
  }
}
