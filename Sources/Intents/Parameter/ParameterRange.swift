/// From the least to the greatest value that a parameter can have.
package struct ParameterRange: Hashable, Sendable {
  package let least: IntentValue
  package let greatest: IntentValue
}
