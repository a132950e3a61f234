package import Cells
import Layout
import Views

/// The user's choices for how everything looks.
package struct Preferences: Hashable, Sendable {
  package var mode = Mode.fullColor
  package var night = Night.off
  package var appearance = Appearance.auto
  /// Whether as little as possible is lit, and nothing moves.
  package var isAlwaysOn = false
  package var accent = Accent.amber
  /// Whether to dim tiles while the user is away.
  package var isReceding = false
  /// The blocks to draw with; nil for the finest that the terminal is known to draw.
  package var glyphs: GlyphTier?
  package var wallpaper = Wallpaper.gradient
  package var theme = ThemeChoice()
  /// The minutes without input after which StandBy comes by itself; nil if it doesn't.
  package var idleMinutes: Int?
  package var lockedContent = LockedContent.hidden
  package var lockWallpaper = LockWallpaper.sky
  package var accessibility = Accessibility()

  package init() {}

  /// What makes the screen easier to see.
  package struct Accessibility: Hashable, Sendable {
    package var typeSize = TypeSize.large
    package var increasesContrast = false
    package var differentiatesWithoutColor = false
    package var reducesMotion = false
  }

  package enum Mode: String, CaseIterable, Hashable, Sendable {
    case fullColor = "fullcolor"
    case accented, vibrant
  }

  package enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// As the terminal is.
    case auto
    case dark, light
    /// Light by day and dark by night.
    case sun
  }
}

extension Preferences {
  /// The look that results from the preferences and the terminal's own look.
  func look(over plain: Look, in timeOfDay: TimeOfDay) -> Look {
    var look = plain
    look.mode = mode.rendering
    look.appearance = appearance.scheme(isDay: timeOfDay.isDay) ?? plain.appearance
    look.isNight = night.isRed(isDark: timeOfDay.isDark)
    look.isLuminanceReduced = isAlwaysOn
    // Outside the accented mode, an accent must not make looks differ.
    if look.mode == .accented { look.accent = accent.color }
    if accessibility.increasesContrast { look.contrast = .increased }
    return look
  }
}

extension Preferences.Mode {
  fileprivate var rendering: WidgetRenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

extension Preferences.Appearance {
  fileprivate func scheme(isDay: Bool?) -> ColorScheme? {
    switch self {
    case .auto: nil
    case .sun: isDay.map { $0 ? .light : .dark }
    case .dark: .dark
    case .light: .light
    }
  }
}
