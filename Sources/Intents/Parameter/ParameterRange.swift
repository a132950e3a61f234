/// From the least to the greatest value that a parameter can have.
package struct ParameterRange: Hashable, Sendable {
  package let least: IntentValue
  package let greatest: IntentValue

  /// No value of another kind lies in it.
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
