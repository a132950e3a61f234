package import Almanac
import Store
package import Timelines

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
    let instance = try reader.instance(of: words, numbered: number)
    if !isStacked { lacksStack = false }
    if lacksStack { return }
    if isStacked {
      guard let above = slots.last?.instances.first, !beginsPage else { throw .noStack }
      guard above.family == instance.family else {
        throw .unlikeStack(above.family.name ?? "")
      }
    } else {
      slots.append(Slot(beginsPage: beginsPage))
    }
    slots[slots.count - 1].widgets.append(
      SavedWidget(id: SavedWidget.ID(number), words: words))
    slots[slots.count - 1].instances.append(instance)
    (beginsPage, number) = (false, number + 1)
  }

  /// The index of the slot above, if it is a stack.
  private func lastStack() throws(BoardFault) -> Int {
    guard let last = slots.indices.last, slots[last].instances.count > 1, !beginsPage else {
      throw .noStack
    }
    return last
  }
}
