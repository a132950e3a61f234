package import Home
package import Timelines

/// What a program brings along for the desk to show.
package struct Offer: Sendable {
  package typealias Strings = [String: String]

  let kinds: [WidgetKind]
  /// What a board's file would say, for somebody who has none.
  let firstBoard: @Sendable (Strings) -> String
  /// By what the appearance follows the sun.
  let daytime: Home.DaytimeSource

  package init(
    kinds: [WidgetKind], firstBoard: @escaping @Sendable (Strings) -> String,
    daytime: @escaping Home.DaytimeSource = { _, _ in nil }
  ) {
    self.kinds = kinds
    self.firstBoard = firstBoard
    self.daytime = daytime
  }
}
