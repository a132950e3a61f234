/// An SQL statement and the values for its placeholders.
struct Statement: Hashable, Sendable {
  let text: String
  let values: [StoredValue]

  init(_ text: String, _ values: StoredValue...) {
    self.init(text, values)
  }

  init(_ text: String, _ values: [StoredValue]) {
    self.text = text
    self.values = values
  }
}
