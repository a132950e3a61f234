package import FoundationEssentials

/// The place where the next character that is typed goes, as a page marks it: by a link that leads
/// there.
package enum Caret {
  package static let url = URL(string: "caret:")
}
