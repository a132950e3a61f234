package import FoundationEssentials
package import Layout
package import Views

/// How everything is shown at a moment.
package struct Presentation: Sendable {
  package var surroundings: Surroundings
  package var look: Look
  package var wallpaper: Wallpaper
  /// The texts of the person's language.
  package var strings: [String: String]

  package init(
    surroundings: Surroundings, look: Look, wallpaper: Wallpaper = .gradient,
    strings: [String: String]
  ) {
    self.surroundings = surroundings
    self.look = look
    self.wallpaper = wallpaper
    self.strings = strings
  }

  /// What surrounds the views that are archived to be shown so.
  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.strings = strings
    environment.colorScheme = look.appearance
    return environment
  }

  package func at(_ date: Date) -> Presentation {
    var presentation = self
    presentation.surroundings.date = date
    return presentation
  }

  /// Whether the same node would look the same but for its dates.
  func hasSameLook(as other: Presentation) -> Bool {
    look == other.look && surroundings.isSameButForDate(as: other.surroundings)
  }
}
