package import Desk

extension Supply {
  /// The weather from wherever a person wants it, in the units that are wanted.
  package static let weather = Supply(
    flags: [.units, .weatherSource], settings: [.weather, .units])
}
