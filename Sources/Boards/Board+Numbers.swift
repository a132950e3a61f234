import Store
import Timelines

extension Board {
  /// The numbers of all widgets.
  package var numbers: Set<Int> { Set(placed.widgets.map(\.id.number)) }

  /// The board with other numbers in place of those that are taken.
  package func numbered(besides taken: Set<Int>) -> Board {
    guard !numbers.isDisjoint(with: taken) else { return self }
    var next = (taken.union(numbers).max() ?? 0) + 1
    var placed = placed
    var slots = slots.map(\.instances)
    for index in slots.indices {
      for member in slots[index].indices where taken.contains(slots[index][member].id.number) {
        slots[index][member] = slots[index][member].numbered(next)
        placed.slots[index].widgets[member] = placed.slots[index].widgets[member].numbered(next)
        next += 1
      }
    }
    var board = Board(
      placed, slots: zip(self.slots, slots).map { $0.holding($1, showing: $0.shown) })
    board.file = file
    return board
  }
}

extension Instance {
  fileprivate func numbered(_ number: Int) -> Instance {
    Instance(id: ID(number), kind: kind, family: family, configuration: configuration)
  }
}

extension SavedWidget {
  func numbered(_ number: Int) -> SavedWidget {
    SavedWidget(id: ID(number), kind: kind, family: family, settings: settings)
  }
}
