package import Boards
package import Cast
package import Cells
package import FoundationEssentials
package import Pages
package import Timelines
package import WidgetIntents

/// Something that fills the screen or part of it, in front of others: the Home Screen, an app's
/// page, a panel, the lock.
///
/// A front stores only the state of the user's actions on it; the widgets belong to the cast.
package protocol Front: Sendable {
  /// The place whose board it shows; nil if it lies in front of one.
  var place: BoardPlace? { get }

  /// Whether it hides all fronts below.
  var isOpaque: Bool { get }

  /// Whether it is hidden while the screen is locked.
  var isPrivate: Bool { get }

  /// Whether it hides the header with its messages, which then wait.
  var hidesMessages: Bool { get }

  /// What it is called where a way leads back to it; nil for the name of the place.
  func title(in context: FrontContext) -> LocalizedStringResource?

  /// The focused widget; nil leaves it to the front below.
  func focus(in context: FrontContext) -> Instance.ID?

  /// The front's slots, from back to front, given those of the fronts below.
  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot]

  /// The traits of each widget of the front, even if not visible now.
  func stances(in context: FrontContext) -> [Instance.ID: [Traits]]

  /// The date until which the slots hold without an event; nil for ever.
  func end(in context: FrontContext, at date: Date) -> Date?

  /// The keys that work here; others go to the front below.
  func keys(in context: FrontContext) -> FrontKeys

  /// Handles input, or passes it on.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep

  /// Follows an event from elsewhere.
  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep

  /// Records what is shown after time has passed or an event has occurred; returns whether the
  /// front looks different then.
  mutating func settle(in context: inout FrontContext, at date: Date) -> Bool
}

extension Front {
  package var place: BoardPlace? { nil }

  package var isPrivate: Bool { false }

  package func title(in context: FrontContext) -> LocalizedStringResource? { nil }

  package var hidesMessages: Bool { false }

  package func focus(in context: FrontContext) -> Instance.ID? { nil }

  package func stances(in context: FrontContext) -> [Instance.ID: [Traits]] { [:] }

  package func end(in context: FrontContext, at date: Date) -> Date? { nil }

  package mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep { .pass }

  package mutating func settle(in context: inout FrontContext, at date: Date) -> Bool { false }
}

/// A user's action on a front.
package enum FrontInput: Sendable {
  /// A key of the front's own table.
  case command(KeyCommand)
  /// Any other key, if the front takes all.
  case key(Key)
  case mouse(Mouse)
  case paste(String)
}

/// The date of an action, and what the user sees then.
package struct InputOccasion: Sendable {
  package let date: Date
  package let seen: Hits

  package init(_ date: Date, seen: Hits) {
    (self.date, self.seen) = (date, seen)
  }
}

/// A front's response to an event or to input.
package enum FrontStep: Sendable {
  /// Leaves the input to the front below.
  case pass
  case stay([Effect] = [])
  /// Removes the front.
  case close([Effect] = [])
  /// Removes the front and leaves a key to what was behind it.
  case yield
  /// Opens another front above.
  case open(any Front, [Effect] = [])
  /// Puts another front in the place of this one.
  case replace(any Front, [Effect] = [])
  /// Changes how everything looks.
  case set([Aspect: String], at: Date)
  /// Refuses an action on the focused widget.
  case refuse(ActionFault)
  case quit
}
