package import FoundationEssentials
package import Timelines

/// The page behind a link as it is wanted once, for the widget that leads there.
package struct PageRequest: Hashable, Sendable {
  package let url: URL
  package let instance: Instance.ID
  /// One that is wanted later has a greater number.
  package let number: Int

  package init(_ url: URL, from instance: Instance.ID, number: Int) {
    (self.url, self.instance, self.number) = (url, instance, number)
  }
}
