/// What the declaration of a parameter says, apart from the property's name.
struct ParameterDraft<Value: IntentParameterValue>: Sendable {
  let title: LocalizedStringResource
  let description: LocalizedStringResource?
  /// The value of a new intent; nil if it has to be looked up.
  let value: Value?
  private(set) var range: ParameterRange?
  var options: OptionsSource?
  var findDefault: (@Sendable () async throws -> Value?)?
  private(set) var isInRange: @Sendable (Value) -> Bool = { _ in true }

  init(_ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ value: Value?) {
    (self.title, self.description, self.value) = (title, description, value)
  }

  var initial: IntentValue? { value?._data }

  /// Rejects values outside the range of some that can be compared.
  mutating func limit<Bound: IntentParameterValue>(
    to range: (lowerBound: Bound, upperBound: Bound),
    _ isInRange: @escaping @Sendable (Value) -> Bool
  ) {
    self.isInRange = isInRange
    if let least = range.lowerBound._data, let greatest = range.upperBound._data {
      self.range = ParameterRange(least: least, greatest: greatest)
    }
  }
}
