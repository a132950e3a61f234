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
    let (lines, unread) = BoardLine.lines(of: text)
    var (reader, faults) = (BoardLineReader(BoardReader(kinds: kinds, zone: zone), first), unread)
    for line in lines {
      do {
        try reader.take(line.words)
      } catch {
        faults.append(BoardFaults.Line(number: line.number, fault: error))
      }
    }
    guard faults.isEmpty else { throw BoardFaults(lines: faults.sorted { $0.number < $1.number }) }
    self.init(
      SavedBoard(at: place.name, slots: reader.slots.map(\.placed)),
      slots: reader.slots.map(\.shown))
  }
}

/// The slots of a board's text, line by line.
private struct BoardLineReader {
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
  private var reader: BoardReader
  private var number: Int
  private var beginsPage = false

  init(_ reader: BoardReader, _ first: Int) {
    (self.reader, number) = (reader, first)
  }

  mutating func take(_ words: [String]) throws(BoardFault) {
    guard words != ["---"] else { return beginsPage = !slots.isEmpty }
    guard words != SavedSlot.stays else { return slots[try lastStack()].rotates = false }
    guard words != SavedSlot.offers else { return slots[try lastStack()].suggests = true }
    let isStacked = words.first == "+"
    let words = isStacked ? Array(words.dropFirst()) : words
    let instance = try reader.instance(of: words, numbered: number)
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
