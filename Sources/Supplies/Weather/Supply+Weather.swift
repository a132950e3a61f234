package import Desk

extension Supply {
  /// The weather from the source and in the units that the user has chosen.
  package static let weather = Supply(
    flags: [.units, .weatherSource], settings: [.weather, .units])
}
