package import FoundationEssentials
package import Intents
package import Views

/// A screen of the app behind a link, as a value: what happens changes it, and it says what comes of
/// that and what is to be seen.
package protocol Page: Sendable {
  associatedtype Body: View
  associatedtype Mark: View = EmptyView
  associatedtype Ground: View = EmptyView

  var title: LocalizedStringResource { get }

  /// Whether something would be lost if it were closed now.
  var isChanged: Bool { get }

  /// The keys that work right now; that which matters least comes last.
  var hints: [PageHint] { get }

  /// The date from which on it is worth being asked for anew; nil leaves that to what happens.
  var renewal: Date? { get }

  /// What is to be done now, if anything.
  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect?

  /// Takes in what is told by the same page as things stand now, or by the one that it has led to itself,
  /// and keeps what a person has done on this one.
  mutating func follow(_ newer: Self)

  /// The date until which it is seen as it is now, if nothing happens; nil is for ever.
  func end(in room: PageRoom) -> Date?

  func body(in room: PageRoom) -> Body

  /// What is to be known of the whole, on the row of the title.
  func mark(in room: PageRoom) -> Mark

  /// What lies behind all of the screen.
  func ground(in room: PageRoom) -> Ground
}

extension Page {
  package var renewal: Date? { nil }

  /// Nothing of it is told elsewhere.
  package mutating func follow(_ newer: Self) {}

  package func end(in room: PageRoom) -> Date? { nil }
}

extension Page where Mark == EmptyView {
  package func mark(in room: PageRoom) -> EmptyView { EmptyView() }
}

extension Page where Ground == EmptyView {
  package func ground(in room: PageRoom) -> EmptyView { EmptyView() }
}
