package import FoundationEssentials

/// The text of a date, and the date at which the text changes; nil if it never does.
package struct DateText: Hashable, Sendable {
  package let text: String
  package let until: Date?

  package init(_ text: String, until: Date? = nil) {
    self.text = text
    self.until = until
  }
}
