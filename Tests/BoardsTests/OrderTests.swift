import Store
import Testing
import Timelines

@testable import Boards

struct OrderTests {
  /// Digits stand for small widgets, letters for larger ones, brackets for a stack, a dot precedes
  /// the one in front, and a bar the first of a page.
  private func board(_ picture: String) -> SavedBoard {
    var board = SavedBoard(at: .home)
    for word in picture.split(separator: " ") {
      let signs = word.filter { $0.isNumber || $0.isLetter }
      let widgets = signs.map { sign in
        SavedWidget(
          id: SavedWidget.ID(sign.hexDigitValue ?? 0), kind: "dday",
          family: sign.isLetter ? "large" : "small", settings: [:])
      }
      let before = word.prefix { $0 != "." }.filter { $0.isNumber || $0.isLetter }.count
      board.slots.append(
        SavedSlot(
          widgets, shown: word.contains(".") ? before : 0, beginsPage: word.hasPrefix("|")))
    }
    return board
  }

  private func arranged(
    _ picture: String, _ change: (inout BoardOrder) -> Void
  ) throws -> SavedBoard {
    let board = board(picture)
    var order = board.order
    change(&order)
    return try board.applying(.arrange(order))
  }

  @Test(arguments: [
    ("1 2 3 4", 4, 0, false, "4 1 2 3"), ("1 2 3 4", 1, 2, false, "2 3 1 4"),
    ("1 |2 3", 2, 0, false, "2 1 |3"), ("1 |2 3", 1, 2, false, "2 3 1"),
    ("1 2 |3 4", 4, 2, false, "1 2 4 |3"), ("1 2 |3 4", 4, 2, true, "1 2 |4 3"),
    ("1 2", 1, 1, true, "2 |1"), ("1 2", 2, 0, true, "2 1"),
    ("1 [2.3] 4", 3, 0, false, "[2.3] 1 4"),
  ])
  func aSlotMovesAndLeavesItsPageItsBeginning(
    _ before: String, _ number: Int, _ index: Int, _ begins: Bool, _ after: String
  ) throws {
    let moved = try arranged(before) {
      $0.move(Instance.ID(number), to: index, beginningPage: begins)
    }
    #expect(moved == board(after))
  }

  @Test(arguments: [
    ("1 2 3", 1, 3, "2 [3.1]"), ("1 [.23] 4", 4, 2, "1 [23.4]"), ("1 |2 3", 2, 1, "[1.2] |3"),
    ("1 a 3", 1, 0xa, "1 a 3"), ("[.12] [3.4]", 1, 3, "[34.12]"), ("1 2", 1, 1, "1 2"),
    ("[.123456789] 0", 0, 1, "[123456789.0]"),
  ])
  func aWidgetJoinsThoseAsLargeAsItself(
    _ before: String, _ number: Int, _ other: Int, _ after: String
  ) throws {
    let joined = try arranged(before) { $0.join(Instance.ID(number), with: Instance.ID(other)) }
    #expect(
      joined.order.slots.map { $0.widgets.count }
        == board(after).order.slots.map { $0.widgets.count })
    #expect(Set(joined.widgets) == Set(board(before).widgets))
    if before != "1 a 3" { #expect(joined == board(after)) }
  }

  @Test func aFullStackTakesNoMore() throws {
    var full = board("[.123456789] 0")
    full.slots[0].widgets.append(
      SavedWidget(id: SavedWidget.ID(77), kind: "dday", family: "small", settings: [:]))
    var order = full.order
    order.join(Instance.ID(0), with: Instance.ID(1))
    let after = try full.applying(.arrange(order))
    #expect(after.slots.map(\.widgets.count) == [10, 1])
    #expect(Set(after.widgets) == Set(full.widgets))
    #expect(after.slots[0].widgets[after.slots[0].shown].id.number == 0)
  }

  @Test(arguments: [("1 [2.3] 4", 3, "1 2 3 4"), ("1 [.234]", 2, "1 [.34] 2"), ("1 2", 1, "1 2")])
  func aWidgetLeavesItsStack(_ before: String, _ number: Int, _ after: String) throws {
    #expect(try arranged(before) { $0.separate(Instance.ID(number)) } == board(after))
  }

  @Test(arguments: [
    ("1 2 3", 2, true, "1 |2 3"), ("1 |2", 2, false, "1 2"), ("1 2", 1, true, "1 2"),
  ])
  func aPageBeginsWhereAPersonSays(
    _ before: String, _ number: Int, _ begins: Bool, _ after: String
  ) throws {
    let arranged = try arranged(before) { $0.beginPage(with: Instance.ID(number), begins) }
    #expect(arranged == board(after))
  }

  @Test func whatOthersHaveAddedOrRemovedMeanwhileIsRespected() throws {
    var order = board("1 2 3 4").order
    order.move(Instance.ID(4), to: 0)
    #expect(try board("1 9 [2.8] 4").applying(.arrange(order)) == board("4 1 9 2 8"))
    #expect(try board("9 1").applying(.arrange(order)) == board("9 1"))
  }

  @Test func aMemberThatGrowsLeavesItsStack() throws {
    let grown = try board("[1.23] 4").applying(.revise(Instance.ID(1), Revision(["large"])))
    #expect(grown.slots.map { $0.widgets.map(\.id.number) } == [[2, 3], [1], [4]])
    let front = try board("[.12] 4").applying(.revise(Instance.ID(1), Revision(["large"])))
    #expect(front.slots.map { $0.widgets.map(\.id.number) } == [[1], [2], [4]])
  }

  /// A small generator, so that a failure can be repeated.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 0..<40) func everyStepCanBeUndone(seed: UInt64) throws {
    var dice = Dice(state: seed &* 77 &+ 5)
    var now = board("1 [2.34] |5 a [bc.d] 6")
    for _ in 0..<25 {
      var order = now.order
      let all = now.widgets
      guard let widget = all.randomElement(using: &dice),
        let other = all.randomElement(using: &dice)
      else { break }
      let move: BoardMove
      switch Int.random(in: 0..<8, using: &dice) {
      case 0: move = .remove(widget.instance)
      case 1:
        move = .insert(
          SavedWidget(
            id: SavedWidget.ID(.random(in: 100...999, using: &dice)), kind: "dday",
            family: "small", settings: ["count": "3"]), at: 2)
      case 2: move = .revise(widget.instance, Revision(["medium", "title=x"]))
      case 3: move = .show(widget.instance)
      case 4:
        order.join(widget.instance, with: other.instance)
        move = .arrange(order)
      case 5:
        order.separate(widget.instance)
        move = .arrange(order)
      case 6:
        order.beginPage(with: widget.instance, true)
        move = .arrange(order)
      default:
        order.move(
          widget.instance, to: .random(in: 0...6, using: &dice),
          beginningPage: .random(using: &dice))
        move = .arrange(order)
      }
      let next = try now.applying(move)
      let undone = try next.moves(to: now).reduce(next) { try $0.applying($1) }
      #expect(undone == now)
      #expect(try now.moves(to: next).reduce(now) { try $0.applying($1) } == next)
      #expect(next.slots.allSatisfy { Set($0.widgets.map(\.family)).count == 1 })
      #expect(next.slots.allSatisfy { $0.widgets.indices.contains($0.shown) })
      #expect(next.slots.first?.beginsPage != true)
      now = next
    }
  }
}
