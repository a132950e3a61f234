package import FoundationEssentials
package import Timelines

/// A request for the page behind a widget's link.
package struct PageRequest: Hashable, Sendable {
  package let url: URL
  package let instance: Instance.ID
  /// Increases with each request.
  package let number: Int

  package init(_ url: URL, from instance: Instance.ID, number: Int) {
    (self.url, self.instance, self.number) = (url, instance, number)
  }
}
