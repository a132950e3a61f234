extension ItemList {
  /// Handles an event in a list with so many visible rows; returns what the user asks for, if
  /// anything.
  package mutating func handle(
    _ event: PageEvent, rows: Int, columns: Int, density: ListDensity = .usual
  ) -> ListRequest? {
    defer { scroll(in: rows, density: density) }
    switch event {
    case .command(let command):
      let visible = density == .airy ? rows / 2 : rows
      return focus == .rows
        ? handle(command, rows: visible) : handle(command, inLineOf: columns)
    case .typed(let character): return insert(String(character))
    case .paste(let text): return insert(text)
    case .scroll(let count):
      move(by: count)
      return nil
    case .link(let url): return ListLink(url).flatMap { click($0) }
    }
  }

  private mutating func insert(_ text: String) -> ListRequest? {
    changeText { $0.insert(text) }
    return focus == .search ? .search : nil
  }

  /// A first click selects an item, another one opens it.
  private mutating func click(_ link: ListLink) -> ListRequest? {
    switch link {
    case .item(let id):
      let isSelected = focus == .rows && item == id
      move(to: .item(id))
      return isSelected ? .open(id) : nil
    case .act(let id):
      move(to: .item(id))
      return .act(id)
    case .heading(let id): fold(id, !folded.contains(id))
    case .entry: turn(to: .entry)
    case .enter:
      turn(to: .entry)
      return enter(closes: false)
    case .search: turn(to: .search)
    case .press(let number): return .press(number)
    }
    return nil
  }

  private mutating func handle(_ command: KeyCommand, rows: Int) -> ListRequest? {
    switch command {
    case .move(.up): move(by: -1)
    case .move(.down): move(by: 1)
    case .move(let direction): return turn(direction == .left ? -1 : 1)
    case .turnPage(let count): move(by: count * max(1, rows - 1))
    case .first: index[0].map { move(to: $0) }
    case .last: index[index.count - 1].map { move(to: $0) }
    case .step: turn(to: .entry)
    case .find: turn(to: .search)
    case .leave:
      endSearch()
      return .search
    case .open, .act: return press(command)
    case .remove: return item.map { .remove($0) }
    case .shift(let count): return item.map { .shift($0, count) }
    case .undo: return .undo
    case .redo: return .redo
    case .configure: return .configure
    case .reload: return .reload
    case .press(let number): return .press(number)
    case .beginAnother:
      guard entry != nil else { return .beginAnother }
      turn(to: .entry)
    default: break
    }
    return nil
  }

  private mutating func press(_ command: KeyCommand) -> ListRequest? {
    switch row {
    case .item(let id)?: return command == .open ? .open(id) : .act(id)
    case .heading(let id)?: fold(id, !folded.contains(id))
    case nil: break
    }
    return nil
  }

  /// Folds or unfolds the focused heading; elsewhere turns to another list.
  private mutating func turn(_ count: Int) -> ListRequest? {
    guard case .heading(let id) = row else { return .turn(count) }
    fold(id, count < 0)
    return nil
  }

  private mutating func move(by count: Int) {
    guard let number = row.flatMap(index.number) else { return }
    index[max(0, min(number + count, index.count - 1))].map { move(to: $0) }
  }

  private mutating func handle(
    _ command: KeyCommand, inLineOf columns: Int
  ) -> ListRequest? {
    var isTaken = false
    if !command.leavesLine { changeText { isTaken = $0.handle(command, columns: columns) } }
    guard !isTaken else { return focus == .search ? .search : nil }
    switch command {
    case .open, .save: return enter(closes: command == .save)
    case .step, .move: turn(to: .rows)
    case .leave:
      let isSearch = focus == .search
      turn(to: .rows)
      guard isSearch else { return nil }
      endSearch()
      return .search
    default: break
    }
    return nil
  }

  private mutating func enter(closes: Bool) -> ListRequest? {
    guard focus == .entry, let text = takeEntry() else {
      turn(to: .rows)
      return nil
    }
    return .enter(text, closes: closes)
  }
}

extension KeyCommand {
  fileprivate var leavesLine: Bool {
    switch self {
    case .open, .save, .leave, .step, .move(.up), .move(.down): true
    default: false
    }
  }
}
