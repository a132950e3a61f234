package import FoundationEssentials
package import Layout
import Timelines
package import Views

/// How everything is shown at a moment.
package struct Presentation: Sendable {
  package var surroundings: Surroundings
  /// How the terminal shows colours by itself.
  package var plainLook: Look
  package var preferences: Preferences
  package var wallpaper: Wallpaper
  /// The texts of the person's language.
  package var strings: [String: String]
  /// Their language, such as `ko`.
  package var locale: String
  /// Whether the person has turned to something else.
  var isAway = false
  /// Whether the sun shines; nil where nobody asks or nobody knows.
  var isDay: Bool?
  /// Whether what is private is hidden.
  var isLocked = false
  /// The family of the widget that is shown, which may not be shown in every mode.
  private var family: WidgetFamily?

  package init(
    surroundings: Surroundings, look: Look, preferences: Preferences = Preferences(),
    wallpaper: Wallpaper = .gradient, isLocked: Bool = false, strings: [String: String],
    locale: String = ""
  ) {
    self.surroundings = surroundings
    plainLook = look
    self.preferences = preferences
    self.wallpaper = wallpaper
    self.isLocked = isLocked
    self.strings = strings
    self.locale = locale
  }

  /// What a person has chosen and, while nobody looks, what that makes of it.
  var shownPreferences: Preferences {
    var preferences = preferences
    if preferences.isReceding, isAway { preferences.mode = .vibrant }
    return preferences
  }

  package var look: Look {
    var look = shownPreferences.look(over: plainLook, isDay: isDay)
    if let family { look.mode = family.renderingMode(for: look.mode) }
    return look
  }

  /// What lies behind the tiles: the terminal's own background can't stay where the screen is to be
  /// lighter or darker than that.
  var shownWallpaper: Wallpaper {
    let look = look
    let isAsTheTerminal =
      look.appearance == plainLook.appearance && !look.isNight && !look.isLuminanceReduced
    return isAsTheTerminal ? wallpaper : .gradient
  }

  /// What surrounds the views that are archived to be shown so.
  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.strings = strings
    environment.accessibilityDifferentiateWithoutColor = preferences.differentiatesWithoutColor
    environment.accessibilityReduceMotion = preferences.reducesMotion
    environment.dynamicTypeSize = preferences.typeSize.dynamicTypeSize
    if isLocked { environment.redactionReasons.insert(.privacy) }
    environment.tell(look)
    return environment
  }

  /// How a widget with some traits is shown: in a mode that its family has, as large as its place wants.
  func showing(_ traits: Traits?) -> Presentation {
    guard let traits else { return self }
    var presentation = showing(traits.family)
    presentation.surroundings.metric = traits.metric
    return presentation
  }

  func showing(_ family: WidgetFamily) -> Presentation {
    var presentation = self
    presentation.family = family
    return presentation
  }

  package func at(_ date: Date) -> Presentation {
    var presentation = self
    presentation.surroundings.date = date
    return presentation
  }

  /// Whether the same node would look the same but for its dates.
  func hasSameLook(as other: Presentation) -> Bool {
    look == other.look && preferences.typeSize == other.preferences.typeSize
      && surroundings.isSameButForDate(as: other.surroundings)
  }
}
