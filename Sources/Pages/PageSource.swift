package import FoundationEssentials

/// The source of pages.
package struct PageSource: Sendable {
  /// Whether a URL has a page; answers at once.
  package let leads: @Sendable (URL) -> Bool
  /// The page behind a URL with current data, or nil if there is none; may take time.
  package let page: @Sendable (URL) throws -> (any Page)?

  package init(
    leads: @escaping @Sendable (URL) -> Bool,
    page: @escaping @Sendable (URL) throws -> (any Page)?
  ) {
    (self.leads, self.page) = (leads, page)
  }

  package static let none = PageSource(leads: { _ in false }, page: { _ in nil })
}
