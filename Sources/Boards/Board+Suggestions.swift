package import Almanac
package import Store
package import Timelines

/// A widget that a stack may show although it isn't in it.
package struct SuggestedWidget: Hashable, Sendable {
  /// The widget in the words of a board. Its number is below zero until it is saved.
  package let widget: SavedWidget
  package let instance: Instance
}

extension Board {
  /// What a stack may show although it isn't in it: of each kind the first widget that stands elsewhere
  /// on the board, or one as it comes. Nothing if the stack suggests nothing.
  package func suggestions(
    at index: Int, of kinds: [WidgetKind], zone: Zone
  ) -> [SuggestedWidget] {
    guard slots.indices.contains(index), slots[index].suggests,
      let family = placed.slots[index].widgets.first?.family
    else { return [] }
    let stack = placed.slots[index].widgets
    let elsewhere = placed.widgets.filter { !stack.contains($0) }
    let anchor = stack.map(\.id.number).min() ?? 0
    var reader = BoardReader(kinds: kinds, zone: zone)
    return kinds.enumerated().compactMap { number, kind in
      guard kind.families.contains(where: { $0.name == family }),
        let settings = elsewhere.first(where: { $0.kind == kind.id })?.settings
          ?? (kind.promptsForConfiguration ? nil : [:]),
        !stack.contains(where: { $0.kind == kind.id && $0.settings == settings })
      else { return nil }
      let widget = SavedWidget(
        id: SavedWidget.ID(-(anchor * Self.mostKinds + number + 1)), kind: kind.id,
        family: family, settings: settings)
      return SuggestedWidget(widget: widget, instance: reader.instance(of: widget))
    }
  }

  /// The board with some stacks showing a widget that isn't in them.
  package func hosting(_ guests: [Int: Instance]) -> Board {
    guard !guests.isEmpty else { return self }
    let slots = slots.enumerated().map { index, slot in
      guests[index].map { slot.holding(slot.instances + [$0], showing: slot.instances.count) }
        ?? slot
    }
    var board = Board(placed, slots: slots)
    board.file = file
    return board
  }

  /// More than there will ever be, so that no two stacks suggest a widget under the same number.
  private static let mostKinds = 1000
}
