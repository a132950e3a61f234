package import FoundationEssentials
import WidgetIntents

/// The source of pages: a table of makers, of which the first that reads a URL makes its page.
package struct PageSource: Sendable {
  private let makers: [any PageMaker]

  package init(_ makers: any PageMaker...) {
    self.makers = makers
  }

  package static let none = PageSource()

  /// Whether a URL has a page; answers at once.
  package func leads(_ url: URL) -> Bool { opening(of: url) != nil }

  /// The page behind a URL with current data, or nil if there is none; may take time. Throws if the
  /// program doesn't offer what the page's maker depends on.
  package func page(_ url: URL) throws -> (any Page)? { try opening(of: url)?() }

  // Both questions are answered by this one, so that they can't disagree.
  private func opening(of url: URL) -> (() throws -> any Page)? {
    for maker in makers {
      if let opening = maker.opening(of: url) { return opening }
    }
    return nil
  }
}

extension PageMaker {
  fileprivate func opening(of url: URL) -> (() throws -> any Page)? {
    link(of: url).map { link in
      {
        try Dependencies.check(self)
        return try page(behind: link)
      }
    }
  }
}
