/// Lists of reminders as simple values, with everything that was done to them: what a page of real
/// ones is compared with.
struct ListModel: Hashable {
  struct Item: Hashable {
    var title: String
    var isDone = false
  }

  struct List: Hashable {
    var name: String
    var items: [Item] = []
  }

  private(set) var lists: [List]
  private var past: [[List]] = []
  private var future: [[List]] = []

  init(_ lists: [List]) {
    self.lists = lists
  }

  /// The steps that can be undone.
  var stepCount: Int { past.count }

  func place(of title: String) -> (list: Int, item: Int)? {
    for (list, known) in lists.enumerated() {
      if let item = known.items.firstIndex(where: { $0.title == title }) { return (list, item) }
    }
    return nil
  }

  mutating func change(_ change: (inout [List]) -> Void) {
    past = (past + [lists]).suffix(100)
    future = []
    change(&lists)
  }

  mutating func change(_ title: String, _ change: (inout [Item], Int) -> Void) {
    guard let place = place(of: title) else { return }
    self.change { change(&$0[place.list].items, place.item) }
  }

  /// Moves an item to the end of another list.
  mutating func move(_ title: String, to list: Int, as new: String) {
    guard let place = place(of: title) else { return }
    change { lists in
      var item = lists[place.list].items[place.item]
      item.title = new
      guard place.list != list else { return lists[list].items[place.item] = item }
      lists[place.list].items.remove(at: place.item)
      lists[list].items.append(item)
    }
  }

  mutating func undo() {
    guard let before = past.popLast() else { return }
    future.append(lists)
    lists = before
  }

  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(lists)
    lists = next
  }
}
