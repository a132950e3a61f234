package import FoundationEssentials

/// Where pages come from.
package struct PageSource: Sendable {
  /// Whether there is a page behind a link, told at once.
  package let leads: @Sendable (URL) -> Bool
  /// The page behind a link as things stand, which may take its time; nil if there is none.
  package let page: @Sendable (URL) throws -> (any Page)?

  package init(
    leads: @escaping @Sendable (URL) -> Bool,
    page: @escaping @Sendable (URL) throws -> (any Page)?
  ) {
    (self.leads, self.page) = (leads, page)
  }

  package static let none = PageSource(leads: { _ in false }, page: { _ in nil })
}
