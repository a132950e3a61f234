package import FoundationEssentials

/// The text cursor. A page marks its position with a link to this URL.
package enum Caret {
  package static let url = URL(string: "caret:")
}
