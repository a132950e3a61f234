import Cells
package import FoundationEssentials
package import Pages
package import Layout
import Timelines
package import Views
package import System

/// How everything is presented at a moment.
package struct Presentation: Sendable {
  package var surroundings: Surroundings
  /// How the terminal is by itself.
  package var terminal: Terminal
  package var preferences: Preferences {
    didSet {
      chooseGlyphs()
      if preferences.theme != oldValue.theme { themes.choose(preferences.theme) }
    }
  }
  /// What the keys do.
  package var keys = KeyTable.usual {
    didSet { if keys != oldValue { filledStrings = keyTexts.naming(keys, in: filledStrings) } }
  }
  /// The localized strings, with the keys that there are.
  package var strings: StringTable {
    get { filledStrings }
    set {
      keyTexts = KeyTexts(in: newValue)
      filledStrings = keyTexts.naming(keys, in: newValue)
    }
  }
  private var filledStrings: StringTable = [:]
  private var keyTexts = KeyTexts(in: [:])
  /// The same in the other language, by which things are found as well.
  package var otherStrings: @Sendable () -> StringTable = { [:] }
  /// The user's language, such as `ko`.
  package var locale: String
  /// The pictures of wallpapers that have been read, by their paths.
  var pictures: [String: Pixels] = [:]
  /// Whether the Lock Screen is in front, which may have another wallpaper.
  var isAtLock = false
  private var themes = Themes()
  /// Whether the user has turned to another window.
  var isAway = false
  var timeOfDay = TimeOfDay()
  /// Whether private content is hidden.
  var isLocked = false
  /// The shown widget, which may not have every look; nil if a part of the chrome is shown.
  private var widget: ShownWidget?

  /// Texts in which keys are named already come with what they were made of.
  package init(
    surroundings: Surroundings, look: Look, preferences: Preferences = Preferences(),
    isLocked: Bool = false, strings: StringTable, naming keyTexts: KeyTexts? = nil,
    locale: String = ""
  ) {
    self.surroundings = surroundings
    terminal = Terminal(look: look, glyphs: surroundings.glyphs)
    self.preferences = preferences
    self.isLocked = isLocked
    self.locale = locale
    if let keyTexts {
      (self.keyTexts, filledStrings) = (keyTexts, strings)
    } else {
      self.strings = strings
    }
    chooseGlyphs()
  }

  /// The palettes that themes are made of.
  package var palettes: @Sendable () -> Palettes {
    get { themes.palettes }
    set { themes = Themes(of: newValue, choosing: preferences.theme) }
  }

  /// Follows the terminal, which is known to draw other blocks.
  mutating func follow(_ glyphs: GlyphTier) {
    terminal.glyphs = glyphs
    chooseGlyphs()
  }

  private mutating func chooseGlyphs() {
    surroundings.glyphs = preferences.glyphs ?? terminal.glyphs
  }

  /// The user's preferences, in vibrant mode while the user is away and tiles recede.
  var shownPreferences: Preferences {
    var preferences = preferences
    if preferences.isReceding, isAway { preferences.mode = .vibrant }
    return preferences
  }

  package var look: Look {
    var look = shownPreferences.look(over: terminal.look, in: timeOfDay)
    (look.theme, look.isChrome) = (themes.chosen, themes.chosen != nil && widget == nil)
    if let place = widget?.place { look = place.look(from: look) }
    if let widget { look.mode = widget.family.renderingMode(for: look.mode) }
    return look
  }

  private var wallpaper: Wallpaper {
    if isAtLock, case .other(let wallpaper) = preferences.lockWallpaper { return wallpaper }
    return preferences.wallpaper
  }

  /// The picture behind the tiles, once it has been read; nil if there is to be none.
  var picture: Pixels? { wallpaper.path.flatMap { pictures[$0] } }

  /// The wallpaper behind the tiles. The terminal's own background can't stay if the screen must be
  /// lighter or darker.
  var shownWallpaper: Wallpaper {
    let look = look
    let isAsTheTerminal =
      look.appearance == terminal.look.appearance && !look.isNight && !look.isLuminanceReduced
    let wallpaper = wallpaper
    switch wallpaper {
    case .terminal: return isAsTheTerminal ? .terminal : .gradient
    // Few colours would show it as steps that nobody has chosen.
    case .colors:
      return look.hasShades ? wallpaper.fitted(to: look.appearance) : .gradient
    case .picture: return look.hasShades && picture != nil ? wallpaper : .gradient
    case let own: return own
    }
  }

  /// Whether what is private can't be seen, because the screen is locked.
  package var hidesPrivateContent: Bool { isLocked && preferences.lockedContent != .shown }

  /// Whether what is private in the widgets of a kind can't be seen.
  func hidesPrivateContent(of kind: String) -> Bool {
    isLocked && !preferences.lockedContent.shows(kind)
  }

  /// The environment for views archived with this presentation.
  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.strings = strings
    environment.accessibilityDifferentiateWithoutColor =
      preferences.accessibility.differentiatesWithoutColor
    environment.accessibilityReduceMotion = preferences.accessibility.reducesMotion
    environment.dynamicTypeSize = preferences.accessibility.typeSize.dynamicTypeSize
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
    presentation.widget = ShownWidget(family: family, place: place)
    return presentation
  }

  package func at(_ date: Date) -> Presentation {
    var presentation = self
    presentation.surroundings.date = date
    return presentation
  }

  func drawing(with glyphs: GlyphTier) -> Presentation {
    var presentation = self
    presentation.surroundings.glyphs = glyphs
    return presentation
  }

  /// Whether a view would look the same in both, apart from dates and from what is private. Keys count, because
  /// texts name them.
  func hasSameLook(as other: Presentation) -> Bool {
    look == other.look && shownWallpaper == other.shownWallpaper && picture == other.picture
      && preferences.accessibility == other.preferences.accessibility && keys == other.keys
      && surroundings.isSameButForDate(as: other.surroundings)
  }
}

extension Presentation {
  /// The look of a terminal, and the finest blocks that it is known to draw.
  package struct Terminal: Hashable, Sendable {
    package var look: Look
    var glyphs: GlyphTier
  }

  private struct ShownWidget: Hashable, Sendable {
    let family: WidgetFamily
    let place: WidgetPlace?
  }

  /// The palettes that themes are made of, and the chosen theme.
  private struct Themes: Sendable {
    let palettes: @Sendable () -> Palettes
    private(set) var chosen: Theme?

    init() { palettes = { Palettes() } }

    init(of palettes: @escaping @Sendable () -> Palettes, choosing choice: ThemeChoice) {
      self.palettes = palettes
      choose(choice)
    }

    mutating func choose(_ choice: ThemeChoice) { chosen = choice.theme(in: palettes) }
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
