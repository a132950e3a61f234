package import Almanac
package import Store
import System
package import Timelines

/// The widgets of a place, slot by slot, in two forms: as saved, and as shown.
package struct Board: Hashable, Sendable {
  /// A widget, or a stack of several widgets with one in front.
  package struct Slot: Hashable, Sendable {
    package let instances: [Instance]
    /// The index of the widget in front.
    package let shown: Int
    /// Whether a page begins with the slot, even if it would fit on the one before.
    package let beginsPage: Bool
    /// Whether a stack turns by itself to what matters.
    package let rotates: Bool
    /// Whether a stack may show widgets that aren't in it while they matter.
    package let suggests: Bool

    package init(
      instances: [Instance], shown: Int = 0, beginsPage: Bool = false, rotates: Bool = true,
      suggests: Bool = false
    ) {
      (self.instances, self.shown, self.beginsPage) = (instances, shown, beginsPage)
      (self.rotates, self.suggests) = (rotates, suggests)
    }

    /// The slot with other widgets, and another one in front.
    func holding(_ instances: [Instance], showing shown: Int) -> Slot {
      Slot(
        instances: instances, shown: shown, beginsPage: beginsPage, rotates: rotates,
        suggests: suggests)
    }

    /// The front widget; the first one if the index is invalid.
    package var instance: Instance? {
      instances.indices.contains(shown) ? instances[shown] : instances.first
    }
  }

  /// The board as saved, which moves change.
  package let placed: SavedBoard
  package let slots: [Slot]
  /// The digest of the user's own file that it comes from; nil if it comes from elsewhere.
  package var file: String?

  /// Reads a saved board as far as it can be shown; a kind or a setting may be gone.
  package init(of placed: SavedBoard, kinds: [WidgetKind], zone: Zone) {
    var reader = BoardReader(kinds: kinds, zone: zone)
    let slots = placed.slots.map { slot in
      Slot(
        instances: slot.widgets.map { reader.instance(of: $0) }, shown: slot.shown,
        beginsPage: slot.beginsPage, rotates: slot.rotates, suggests: slot.suggests)
    }
    self.init(placed, slots: slots)
  }

  /// The board of a place without widgets.
  package init(emptyAt place: BoardPlace) {
    self.init(SavedBoard(at: place.name), slots: [])
  }

  package init(_ placed: SavedBoard, slots: [Slot]) {
    (self.placed, self.slots) = (placed, slots)
  }

  /// Whether the user's own file, which the program never writes, says what stands here.
  package var isWritten: Bool { file != nil && file != placed.takenFile }

  package var place: BoardPlace { BoardPlace(rawValue: placed.name.text) ?? .home }

  /// The front widget of each slot, in order.
  package var instances: [Instance] { slots.compactMap(\.instance) }

  /// All widgets in order, including those behind others.
  package var members: [Instance] { slots.flatMap(\.instances) }

  /// The board after moves that are possible; the others change nothing.
  package func applying(_ moves: [BoardMove], kinds: [WidgetKind], zone: Zone) -> Board {
    let placed = moves.reduce(placed) { (try? $0.applying($1)) ?? $0 }
    return placed == self.placed ? self : reading(placed, kinds: kinds, zone: zone)
  }

  /// The board in another time zone, where days start at other times.
  package func moved(to zone: Zone, kinds: [WidgetKind]) -> Board {
    reading(placed, kinds: kinds, zone: zone)
  }

  private func reading(_ placed: SavedBoard, kinds: [WidgetKind], zone: Zone) -> Board {
    var board = Board(of: placed, kinds: kinds, zone: zone)
    board.file = file
    return board
  }
}

extension Board {
  /// Parses a board with one widget per line; numbers the widgets in order, from `first` on.
  ///
  ///     weather small city=busan
  ///     dday small title="Our day" date=2026-12-25   # a remark
  ///     + caffeine small                             # in a stack behind the widget above
  ///     + rotate=false                               # that stack doesn't turn by itself
  ///     + suggest=true                               # it also shows what isn't in it
  ///     ---                                          # the next widget begins a page
  ///
  /// Throws the errors in all lines.
  package init(
    parsing text: String, at place: BoardPlace, numberingFrom first: Int = 1,
    kinds: [WidgetKind], zone: Zone
  ) throws(BoardFaults) {
    var reader = BoardReader(kinds: kinds, zone: zone)
    try self.init(parsing: text, at: place, numberingFrom: first, by: &reader)
  }

  /// Parses a board by a reader that other boards share, for it learns what each kind takes.
  init(
    parsing text: String, at place: BoardPlace, numberingFrom first: Int,
    by reader: inout BoardReader
  ) throws(BoardFaults) {
    let (board, faults) = Self.legible(text, at: place, numberingFrom: first, by: &reader)
    if let faults { throw faults }
    self = board
  }

  /// The board that the good lines of a text make, and the errors in the others. What would be stacked
  /// behind a bad line is left out with it.
  package static func legible(
    _ text: String, at place: BoardPlace, kinds: [WidgetKind], zone: Zone
  ) -> (board: Board, faults: BoardFaults?) {
    var reader = BoardReader(kinds: kinds, zone: zone)
    return legible(text, at: place, numberingFrom: 1, by: &reader)
  }

  private static func legible(
    _ text: String, at place: BoardPlace, numberingFrom first: Int, by reader: inout BoardReader
  ) -> (board: Board, faults: BoardFaults?) {
    let (lines, unread) = BoardLine.lines(of: text)
    var (read, faults) = (BoardSlots(numberingFrom: first), unread)
    for line in lines {
      do {
        try read.take(line.words, by: &reader)
      } catch {
        faults.append(BoardFaults.Line(number: line.number, fault: error))
      }
    }
    let board = Board(
      SavedBoard(at: place.name, slots: read.slots.map(\.placed)),
      slots: read.slots.map(\.shown))
    let sorted = faults.sorted { $0.number < $1.number }
    return (board, sorted.isEmpty ? nil : BoardFaults(lines: sorted))
  }
}

/// The slots of a board's text, line by line.
private struct BoardSlots {
  struct Slot {
    var widgets: [SavedWidget] = []
    var instances: [Instance] = []
    let beginsPage: Bool
    var rotates = true
    var suggests = false

    var placed: SavedSlot {
      SavedSlot(widgets, beginsPage: beginsPage, rotates: rotates, suggests: suggests)
    }
    var shown: Board.Slot {
      Board.Slot(
        instances: instances, beginsPage: beginsPage, rotates: rotates, suggests: suggests)
    }
  }

  private(set) var slots: [Slot] = []
  private var number: Int
  private var count = 0
  private var beginsPage = false
  /// Whether the last line that isn't stacked was a bad one.
  private var lacksStack = false

  init(numberingFrom first: Int) {
    number = first
  }

  mutating func take(
    _ words: [String], by reader: inout BoardReader
  ) throws(BoardFault) {
    guard words != ["---"] else { return beginsPage = !slots.isEmpty }
    if lacksStack, words == SavedSlot.stays || words == SavedSlot.offers { return }
    guard words != SavedSlot.stays else { return slots[try lastStack()].rotates = false }
    guard words != SavedSlot.offers else { return slots[try lastStack()].suggests = true }
    let isStacked = words.first == "+"
    let words = isStacked ? Array(words.dropFirst()) : words
    if !isStacked { lacksStack = true }
    guard !Bound.widgets.isExceeded(by: count + 1) else {
      throw .tooManyWidgets(most: Bound.widgets.greatest)
    }
    let instance = try reader.instance(of: words, numbered: number)
    if !isStacked { lacksStack = false }
    if lacksStack { return }
    if isStacked {
      guard let above = slots.last?.instances.first, !beginsPage else { throw .noStack }
      guard above.family == instance.family else {
        throw .unlikeStack(above.family.name ?? "")
      }
      guard slots[slots.count - 1].instances.count < BoardOrder.mostInSlot else {
        throw .fullStack(most: BoardOrder.mostInSlot)
      }
    } else {
      slots.append(Slot(beginsPage: beginsPage))
    }
    slots[slots.count - 1].widgets.append(
      SavedWidget(id: SavedWidget.ID(number), words: words))
    slots[slots.count - 1].instances.append(instance)
    (beginsPage, number, count) = (false, number + 1, count + 1)
  }

  /// The index of the slot above, if it is a stack.
  private func lastStack() throws(BoardFault) -> Int {
    guard let last = slots.indices.last, slots[last].instances.count > 1, !beginsPage else {
      throw .noStack
    }
    return last
  }
}

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

extension Board {
  /// No setting is longer than a line.
  package static var longestSetting: Int { Bound.widgetsLine.greatest }

  /// The settings of a widget in the words of a line; nil if it isn't on the board.
  package func settings(of id: Instance.ID) -> [String: String]? {
    widget(id)?.settings
  }

  /// Throws if the words of a revision can't be read, or its widget isn't on the board.
  package func check(
    _ revision: Revision, of id: Instance.ID, kinds: [WidgetKind], zone: Zone
  ) throws {
    guard let widget = widget(id) else {
      throw MoveFault.unknownWidget(id.description, known: placed.widgets.map(\.id))
    }
    var reader = BoardReader(kinds: kinds, zone: zone)
    _ = try reader.instance(of: revision, about: widget)
  }

  private func widget(_ id: Instance.ID) -> SavedWidget? {
    placed.widgets.first { $0.instance == id }
  }
}

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
