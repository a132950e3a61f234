package import FoundationEssentials

/// Whether it is day at a place, and until when that is known.
package struct Daytime: Hashable, Sendable {
  package let isDay: Bool
  package let until: Date

  package init(isDay: Bool, until: Date) {
    self.isDay = isDay
    self.until = until
  }
}
