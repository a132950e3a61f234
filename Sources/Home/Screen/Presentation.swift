import Cells
package import FoundationEssentials
package import Keys
package import Layout
import Timelines
package import Views

/// How everything is presented at a moment.
package struct Presentation: Sendable {
  package var surroundings: Surroundings
  /// The terminal's own look.
  package var plainLook: Look
  package var preferences: Preferences {
    didSet {
      chooseGlyphs()
      if preferences.theme != oldValue.theme || preferences.ownColors != oldValue.ownColors {
        chooseTheme()
      }
    }
  }
  /// What the keys do.
  package var keys = KeyTable.usual
  /// The finest blocks that the terminal is known to draw.
  var plainGlyphs: GlyphTier { didSet { chooseGlyphs() } }
  /// The localized strings.
  package var strings: [String: String]
  /// The same in the other language, by which things are found as well.
  package var otherStrings: @Sendable () -> [String: String] = { [:] }
  /// The user's language, such as `ko`.
  package var locale: String
  /// The palettes that themes are made of.
  package var palettes: @Sendable () -> Palettes = { Palettes() } { didSet { chooseTheme() } }
  private var theme: Theme?
  /// Whether the user has turned to another window.
  var isAway = false
  /// Whether it is day; nil if unknown or not needed.
  var isDay: Bool?
  /// Whether it is dark; nil if unknown or not needed.
  var isDark: Bool?
  /// Whether private content is hidden.
  var isLocked = false
  /// The place and the family of the shown widget, which may not have every look.
  private var place: WidgetPlace?
  private var family: WidgetFamily?

  package init(
    surroundings: Surroundings, look: Look, preferences: Preferences = Preferences(),
    isLocked: Bool = false, strings: [String: String], locale: String = ""
  ) {
    self.surroundings = surroundings
    plainLook = look
    plainGlyphs = surroundings.glyphs
    self.preferences = preferences
    self.isLocked = isLocked
    self.strings = strings
    self.locale = locale
    chooseGlyphs()
  }

  private mutating func chooseGlyphs() {
    surroundings.glyphs = preferences.glyphs ?? plainGlyphs
  }

  private mutating func chooseTheme() {
    theme = preferences.theme.theme(in: palettes, with: preferences.ownColors)
  }

  /// The user's preferences, in vibrant mode while the user is away and tiles recede.
  var shownPreferences: Preferences {
    var preferences = preferences
    if preferences.isReceding, isAway { preferences.mode = .vibrant }
    return preferences
  }

  package var look: Look {
    var look = shownPreferences.look(over: plainLook, isDay: isDay, isDark: isDark)
    (look.theme, look.isChrome) = (theme, theme != nil && family == nil)
    if let place { look = place.look(from: look) }
    if let family { look.mode = family.renderingMode(for: look.mode) }
    return look
  }

  /// The wallpaper behind the tiles. The terminal's own background can't stay if the screen must be
  /// lighter or darker.
  var shownWallpaper: Wallpaper {
    let look = look
    let isAsTheTerminal =
      look.appearance == plainLook.appearance && !look.isNight && !look.isLuminanceReduced
    let wallpaper = preferences.wallpaper
    return wallpaper != .terminal || isAsTheTerminal ? wallpaper : .gradient
  }

  /// Whether what is private can't be seen, because the screen is locked.
  package var hidesPrivateContent: Bool { isLocked && !preferences.showsLockedContent }

  /// The environment for views archived with this presentation.
  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.strings = strings
    environment.accessibilityDifferentiateWithoutColor = preferences.differentiatesWithoutColor
    environment.accessibilityReduceMotion = preferences.reducesMotion
    environment.dynamicTypeSize = preferences.typeSize.dynamicTypeSize
    if hidesPrivateContent { environment.redactionReasons.insert(.privacy) }
    environment.tell(look)
    return environment
  }

  /// How a widget with some traits is shown: in a mode that its family has, as large as its place wants.
  func showing(_ traits: Traits?) -> Presentation {
    guard let traits else { return self }
    var presentation = showing(traits.family, in: traits.place)
    presentation.surroundings.metric = traits.metric
    return presentation
  }

  func showing(_ family: WidgetFamily, in place: WidgetPlace? = nil) -> Presentation {
    var presentation = self
    (presentation.family, presentation.place) = (family, place)
    return presentation
  }

  package func at(_ date: Date) -> Presentation {
    var presentation = self
    presentation.surroundings.date = date
    return presentation
  }

  /// Whether a node would look the same in both, apart from dates.
  func hasSameLook(as other: Presentation) -> Bool {
    look == other.look && preferences.typeSize == other.preferences.typeSize
      && surroundings.isSameButForDate(as: other.surroundings)
  }
}

extension WidgetPlace {
  /// The look that the place has of one; StandBy is always dark.
  fileprivate func look(from look: Look) -> Look {
    var look = look
    if self == .standBy { look.appearance = .dark }
    if !renderingModes.contains(look.mode) { look.mode = renderingModes[0] }
    return look
  }
}
