import Cast
import Cells
import Timelines

@testable import Home

/// A minimal model of controls. It knows nothing of places, layouts and schedules, and is told
/// which controls exist.
struct ControlModel {
  struct Open: Equatable {
    let item: String
    let isOn: Bool
    let number: Int
    var isRunning = false
    var isDone = false
    var request: Int?
  }

  /// A failed press; without an item, of the tile as a whole.
  struct Failure {
    let item: String?
    var number: Int?
    let actionFault: ActionFault
  }

  struct Tile {
    var open: [Open] = []
    var truth: [Ledger.Item] = []
    var failures: [Failure] = []
    var shownRequest = 0

    var actionFault: ActionFault? { failures.last?.actionFault }

    mutating func fail(_ item: String?, by number: Int? = nil, because actionFault: ActionFault) {
      failures.removeAll { $0.item == item }
      failures.append(Failure(item: item, number: number, actionFault: actionFault))
    }

    func isOn(_ item: String) -> Bool? {
      open.last { $0.item == item }?.isOn ?? truth.first { $0.name == item }?.isDone
    }
  }

  var tiles: [Tile]
  var focus = 0
  var inside: (index: Int, item: String)?
  /// Whether the focused control is gone.
  var hasLost = false
  var isLocked = false
  private var number = 0

  init(count: Int) {
    tiles = Array(repeating: Tile(), count: count)
  }

  mutating func focus(on index: Int) {
    if index != focus { (inside, hasLost) = (nil, false) }
    focus = index
  }

  /// The index of the focused control among the current ones; if it is gone, of the one in its
  /// place.
  mutating func focused(in items: [String]) -> Int? {
    guard let (index, item) = inside else { return nil }
    let known = items.firstIndex(of: item)
    if known == nil { hasLost = true }
    enter(known ?? min(index, items.count - 1), items)
    return inside?.index
  }

  mutating func enter(_ index: Int?, _ items: [String]) {
    inside = index.flatMap { items.indices.contains($0) ? ($0, items[$0]) : nil }
  }

  mutating func act(_ items: [String]) -> [String] {
    if let index = focused(in: items) {
      guard !hasLost else {
        hasLost = false
        return []
      }
      return press(index, of: focus, items)
    }
    if items.count == 1, !hasLost { return press(0, of: focus, items) }
    (hasLost, inside) = (false, items.first.map { (0, $0) })
    return []
  }

  /// Presses a control; returns the item whose intent runs now, if any.
  mutating func press(_ index: Int, of tile: Int, _ items: [String]) -> [String] {
    guard items.indices.contains(index) else { return [] }
    if inside != nil { enter(index, items) }
    number += 1
    guard tiles[tile].open.count(where: { !$0.isDone }) < 64 else {
      tiles[tile].fail(items[index], because: .busy)
      return []
    }
    tiles[tile].failures.removeAll { $0.item == items[index] }
    let isOn = !(tiles[tile].isOn(items[index]) ?? false)
    tiles[tile].open.append(Open(item: items[index], isOn: isOn, number: number))
    return runNext(of: tile)
  }

  mutating func performed(_ number: Int, of tile: Int, _ actionFault: ActionFault?) -> [String] {
    if actionFault == nil { passed(number, of: tile) }
    if let index = tiles[tile].open.firstIndex(where: { $0.isRunning && $0.number == number }) {
      if let actionFault {
        tiles[tile].fail(tiles[tile].open[index].item, by: number, because: actionFault)
      }
      tiles[tile].open[index].isRunning = false
      tiles[tile].open[index].isDone = true
      if actionFault != nil { tiles[tile].open.remove(at: index) }
    }
    return runNext(of: tile)
  }

  /// Clears a failure whose cause is gone.
  mutating func passed(_ number: Int, of tile: Int) {
    tiles[tile].failures.removeAll { $0.number == number }
  }

  mutating func asked(_ request: Int, of tile: Int) {
    for index in tiles[tile].open.indices where tiles[tile].open[index].isDone {
      tiles[tile].open[index].request = tiles[tile].open[index].request ?? request
    }
  }

  mutating func answered(_ request: Int, of tile: Int, _ truth: [Ledger.Item]) {
    tiles[tile].open.removeAll { $0.request.map { $0 <= request } ?? false }
    guard request >= tiles[tile].shownRequest else { return }
    tiles[tile].truth = truth
    tiles[tile].shownRequest = request
  }

  mutating func lock(_ isLocked: Bool) {
    guard self.isLocked != isLocked else { return }
    self.isLocked = isLocked
    (inside, hasLost) = (nil, false)
    for tile in tiles.indices { tiles[tile].failures.removeAll { $0.actionFault == .locked } }
  }

  private mutating func runNext(of tile: Int) -> [String] {
    guard !tiles[tile].open.contains(where: \.isRunning),
      let index = tiles[tile].open.firstIndex(where: { !$0.isDone })
    else { return [] }
    tiles[tile].open[index].isRunning = true
    return [tiles[tile].open[index].item]
  }
}
