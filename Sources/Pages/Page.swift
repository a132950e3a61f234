package import FoundationEssentials
package import Views
package import WidgetIntents

/// A screen of the app behind a link, as a value: events change it, and it returns effects and a
/// view.
package protocol Page: Sendable {
  associatedtype Body: View
  associatedtype Mark: View = EmptyView
  associatedtype Ground: View = EmptyView

  var title: LocalizedStringResource { get }

  /// Whether closing the page now would lose changes.
  var isChanged: Bool { get }

  /// Which keys of the table work now.
  var place: KeyScope { get }

  /// Whether a command of the place has an effect on this page.
  func offers(_ command: KeyCommand) -> Bool

  /// The key of the word for a command in the last row; nil for the usual one.
  func name(of command: KeyCommand) -> String?

  /// Whether leaving concerns a part of the page, such as a search, rather than the whole page.
  var takesLeaving: Bool { get }

  /// The date from which the page should be made again; nil if only events require that.
  var renewal: Date? { get }

  /// Handles an event; returns its effect, or nil if it has none.
  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect?

  /// Takes over the data of a newer version of this page, or of a page that it opened itself, and
  /// keeps the user's changes on this one.
  mutating func follow(_ newer: Self)

  /// The date until which the page looks the same without events; nil for ever.
  func end(in room: PageRoom) -> Date?

  func body(in room: PageRoom) -> Body

  /// A short status, shown in the title row.
  func mark(in room: PageRoom) -> Mark

  /// The background of the whole screen.
  func ground(in room: PageRoom) -> Ground
}

extension Page {
  package func offers(_ command: KeyCommand) -> Bool { true }

  package func name(of command: KeyCommand) -> String? { nil }

  package var takesLeaving: Bool { false }

  package var renewal: Date? { nil }

  /// Does nothing: the page has no outside data.
  package mutating func follow(_ newer: Self) {}

  package func end(in room: PageRoom) -> Date? { nil }
}

extension Page where Mark == EmptyView {
  package func mark(in room: PageRoom) -> EmptyView { EmptyView() }
}

extension Page where Ground == EmptyView {
  package func ground(in room: PageRoom) -> EmptyView { EmptyView() }
}
