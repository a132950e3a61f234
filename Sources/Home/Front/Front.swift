package import Cast
package import Cells
package import FoundationEssentials
package import Timelines

/// Something that fills the screen or a part of it, in front of others: the Home Screen, the page of an
/// app, a panel, the veil of a lock.
///
/// A front keeps what a person does on it and nothing else; the widgets are those of the cast.
package protocol Front: Sendable {
  /// Whether nothing of the fronts below is seen.
  var isOpaque: Bool { get }

  /// Whether it is hidden while the screen is locked.
  var isPrivate: Bool { get }

  /// The widget that keys are about; nil leaves that to the front below.
  var focus: Instance.ID? { get }

  /// What stands on it, from back to front, where the slots of the fronts below are known.
  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot]

  /// How each widget stands that belongs to it, also where it isn't seen now.
  func stances(in context: FrontContext) -> [Instance.ID: [Traits]]

  /// The date until which the slots hold if nothing happens; nil is for ever.
  func end(in context: FrontContext, at date: Date) -> Date?

  /// The keys that mean something here; a key of none of them goes to the front below.
  func keys(in context: FrontContext) -> FrontKeys

  /// Takes what a person does, unless it is nothing to the front.
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: Occasion
  ) -> FrontStep

  /// Follows what happens elsewhere.
  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep

  /// Takes note of what is shown now that some time has passed or something has happened, and tells
  /// whether it then looks different.
  mutating func settle(in context: inout FrontContext, at date: Date) -> Bool
}

extension Front {
  package var isPrivate: Bool { false }

  package var focus: Instance.ID? { nil }

  package func stances(in context: FrontContext) -> [Instance.ID: [Traits]] { [:] }

  package func end(in context: FrontContext, at date: Date) -> Date? { nil }

  package mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep { .pass }

  package mutating func settle(in context: inout FrontContext, at date: Date) -> Bool { false }
}

/// What a person does on a front.
package enum FrontInput: Sendable {
  /// A key of the front's own table.
  case command(Command)
  /// Any other key, where the front takes them all.
  case key(Key)
  case mouse(Mouse)
  case paste(String)
}

/// When a person does something, and what is seen then.
package struct Occasion: Sendable {
  package let date: Date
  package let seen: Hits

  package init(_ date: Date, seen: Hits) {
    (self.date, self.seen) = (date, seen)
  }
}

/// What comes of something that happens to a front.
package enum FrontStep: Sendable {
  /// It was nothing to the front, which leaves it to the one below.
  case pass
  case stay([Effect] = [])
  /// The front goes.
  case close([Effect] = [])
  /// Another one comes in front of it.
  case open(any Front)
  /// What a person wants of the widget that keys are about can't be.
  case refuse(Setback)
  case quit
}
