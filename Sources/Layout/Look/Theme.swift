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

/// A colour for each role, as published under a name.
package struct Palette: Hashable, Sendable {
  private let colors: [Theme.Role: RGB]

  fileprivate init?(_ words: ArraySlice<Substring>) {
    let colors = words.compactMap(RGB.init(hash:))
    guard colors.count == Theme.Role.allCases.count, words.count == colors.count else { return nil }
    self.colors = Dictionary(uniqueKeysWithValues: zip(Theme.Role.allCases, colors))
  }

  package subscript(role: Theme.Role) -> RGB? { colors[role] }
}

/// The palettes that are known, by name.
package struct Palettes: Hashable, Sendable {
  private var palettes: [String: Palette] = [:]

  package init() {}

  /// Parses one palette from each line: a name, then a colour for each role.
  package init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      guard let palette = Palette(line.words.dropFirst()) else {
        throw line.error("expected a name and a colour for each role")
      }
      palettes[String(line.words[0])] = palette
    }
  }

  package subscript(name: String) -> Palette? { palettes[name] }
}

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

extension Look {
  /// The colour of text on a background: the theme's on the chrome, moved where it couldn't be read.
  func textColor(on ground: RGB) -> RGB {
    guard isChrome, let text = theme?[.text, appearance] else { return .text(on: ground) }
    return text.reaching(contrast == .increased ? 7 : 4.5, on: ground)
  }

  /// What the theme has for a colour; nil if nothing. The hues of the system are its own on the chrome.
  func themed(_ source: Color.Source) -> RGB? {
    guard let theme else { return nil }
    switch source {
    case .asset(let name):
      guard let use = Self.uses[name] else { return nil }
      return theme[use.role, use.appearance ?? appearance]
    case .system(let color): return isChrome ? color.role.flatMap { theme[$0, appearance] } : nil
    case .parts: return nil
    }
  }

  /// Whether the theme has a colour that must be fitted to its background where it is text.
  func fits(_ source: Color.Source) -> Bool {
    guard theme != nil else { return false }
    return themed(source) != nil || isChrome && source == .system(.white)
  }

  /// What the named colours are for that a theme may replace, and in which appearance, if always the
  /// same.
  private static let uses: [String: (role: Theme.Role, appearance: ColorScheme?)] = [
    "WallpaperStart": (.edge, nil), "WallpaperMiddle": (.background, nil),
    "WallpaperEnd": (.panel, nil),
    "PanelDarkTop": (.panel, .dark), "PanelDarkBottom": (.panel, .dark),
    "PanelLightTop": (.panel, .light), "PanelLightBottom": (.panel, .light),
    "HeadingDark": (.blue, .dark), "HeadingLight": (.blue, .light),
    "AccentAmber": (.amber, nil), "AccentCoral": (.coral, nil), "AccentPink": (.pink, nil),
    "AccentViolet": (.violet, nil), "AccentBlue": (.blue, nil), "AccentTeal": (.teal, nil),
    "AccentGreen": (.green, nil),
  ]
}

extension SystemColor {
  fileprivate var role: Theme.Role? {
    switch self {
    case .red: .red
    case .orange, .brown: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint, .teal, .cyan: .teal
    case .blue, .indigo, .accent: .blue
    case .purple: .violet
    case .pink: .pink
    case .background: .panel
    case .white, .gray, .black, .clear, .primary, .secondary: nil
    }
  }
}
