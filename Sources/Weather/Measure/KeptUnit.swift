/// The place where the unit of temperature that a user has chosen is saved.
package struct KeptUnit: Sendable {
  private let save: @Sendable (TemperatureUnit) throws -> Void

  package init(_ save: @escaping @Sendable (TemperatureUnit) throws -> Void) {
    self.save = save
  }

  package func keep(_ unit: TemperatureUnit) throws { try save(unit) }
}
