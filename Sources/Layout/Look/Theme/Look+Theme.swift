import Cells
import Views

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
