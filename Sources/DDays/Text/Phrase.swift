/// A sentence that isn't localized yet: a localization key and its values.
package struct Phrase: Hashable, Sendable {
  package let key: String
  package let values: [String]

  package init(_ key: String, _ values: String...) {
    self.init(key, filledWith: values)
  }

  init(_ key: String, filledWith values: [String]) {
    (self.key, self.values) = (key, values)
  }
}

extension Phrase: CustomStringConvertible {
  package var description: String { ([key] + values).joined(separator: " ") }
}
