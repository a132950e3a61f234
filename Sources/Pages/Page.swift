package import Intents
package import Views

/// A screen of the app behind a link, as a value: what happens changes it, and it says what comes of
/// that and what is to be seen.
package protocol Page: Sendable {
  associatedtype Body: View

  var title: LocalizedStringResource { get }

  /// Whether something would be lost if it were closed now.
  var isChanged: Bool { get }

  /// The keys that work right now; that which matters least comes last.
  var hints: [PageHint] { get }

  /// What is to be done now, if anything.
  mutating func handle(_ event: PageEvent) -> PageEffect?

  func body(in room: PageRoom) -> Body
}
