/// A source of weather.
package enum Source: String, CaseIterable, Hashable, Sendable {
  case simulated
  case openMeteo = "open-meteo"
  case metNorway = "met-norway"
  case weatherKit = "weatherkit"
  case file

  /// The localization key of its name, as its provider wants to be credited.
  package var nameKey: String { "weather.source.\(rawValue)" }
}
