import Boards
import Timelines

// Widgets that stacks show although they aren't in them, while they matter.
extension ShownBoard {
  /// What a stack shows as a suggestion; nil for a widget that stands there.
  func guest(_ id: Instance.ID?) -> SuggestedWidget? {
    guard let id, guests.contains(id) else { return nil }
    return suggestions.values.lazy.flatMap(\.self).first { $0.instance.id == id }
  }

  /// Whether a widget is one that a stack may show although it isn't in it.
  func isSuggested(_ id: Instance.ID) -> Bool {
    suggestions.values.contains { $0.contains { $0.instance.id == id } }
  }

  /// Shows a suggested widget in front of its stack, in place of one that is shown there.
  mutating func invite(_ id: Instance.ID) {
    let rivals = suggestions.values.first { $0.contains { $0.instance.id == id } } ?? []
    let hadFocus = focus.map { hosts($0, of: id) } ?? false
    show(guests: guests.subtracting(rivals.map(\.instance.id)).union([id]))
    if hadFocus { focus(on: id, revealing: false) }
  }

  /// Has guests leave; the widgets in front of their stacks are seen again.
  mutating func dismiss(_ gone: some Sequence<Instance.ID>) {
    show(guests: guests.subtracting(gone))
  }

  mutating func dismissGuests() { dismiss(guests) }

  /// Puts a guest into the stack that shows it. It gets its number from the store, as a new widget does.
  mutating func keep(_ guest: SuggestedWidget) -> BoardStep? {
    guard let host = slot(of: guest.instance.id)?.instances.first else { return nil }
    return add(.stack(guest.widget, on: host.id), carriedBy: nil, isTakenInHand: false)
  }

  private func hosts(_ id: Instance.ID, of guest: Instance.ID) -> Bool {
    guard
      let index = suggestions.first(where: { $0.value.contains { $0.instance.id == guest } })?.key
    else { return false }
    return board.slots[index].instances.contains { $0.id == id }
  }
}
