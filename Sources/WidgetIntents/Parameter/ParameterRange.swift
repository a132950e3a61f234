/// The smallest and largest values of a parameter.
package struct ParameterRange: Hashable, Sendable {
  package let least: IntentValue
  package let greatest: IntentValue

  /// Whether a value is in the range; false for a value of another kind.
  package func contains(_ value: IntentValue) -> Bool {
    switch (least, value, greatest) {
    case (.integer(let least), .integer(let value), .integer(let greatest)):
      least <= value && value <= greatest
    case (.number(let least), .number(let value), .number(let greatest)):
      least <= value && value <= greatest
    case (.date(let least), .date(let value), .date(let greatest)):
      least <= value && value <= greatest
    default: false
    }
  }
}
