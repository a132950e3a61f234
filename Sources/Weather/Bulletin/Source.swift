/// From where weather comes.
package enum Source: String, CaseIterable, Hashable, Sendable {
  case simulated
  case openMeteo = "open-meteo"
  case metNorway = "met-norway"
  case weatherKit = "weatherkit"
  case file

  /// The key of its name, as its providers wish to be named beside what they tell.
  package var nameKey: String { "weather.source.\(rawValue)" }
}
