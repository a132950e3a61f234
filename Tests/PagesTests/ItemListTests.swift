import Cells
import FoundationEssentials
@testable import Pages
import Kit
import Testing

struct ItemListTests {
  private func list(_ sections: ItemList.Section...) -> ItemList {
    var list = ItemList(folding: ["done"], entryLimit: 20)
    list.show(sections)
    return list
  }

  private var chores: ItemList {
    list(
      .init("late", ["a", "b"]), .init("later", ["c", "d"]),
      .init("done", ["x", "y", "z"], canFold: true))
  }

  @Test func movesFromRowToRow() {
    var list = chores
    #expect(list.row == .item("a") && list.place == .list)
    list.press(Key(.down), Key(.down), Key(.down))
    #expect(list.row == .item("d"))
    list.press(Key(.down), Key(.down))
    #expect(list.row == .heading("done"))
    list.press(Key(.home))
    #expect(list.row == .item("a"))
    list.press(Key(.end))
    #expect(list.row == .heading("done"))
    list.press(Key("["))
    #expect(list.row == .item("a"))
  }

  @Test func unfoldsASection() {
    var list = chores
    list.press(Key(.end), Key(.enter), Key(.down))
    #expect(list.row == .item("x"))
    list.press(Key(.up), Key(.left), Key(.down))
    #expect(list.row == .heading("done"))
    list.select("y")
    #expect(list.item == "y")
  }

  @Test func asksForWhatIsDoneWithAnItem() {
    var list = chores
    #expect(list.press(Key(.enter)) == .open("a"))
    #expect(list.press(Key(" ")) == .act("a"))
    #expect(list.press(Key("x")) == .remove("a"))
    #expect(list.press(Key(.delete)) == .remove("a"))
    #expect(list.press(Key(.down, .shift)) == .shift("a", 1))
    #expect(list.press(Key("z")) == .undo && list.press(Key("ㅛ")) == .redo)
    #expect(list.press(Key(.right)) == .turn(1) && list.press(Key("3")) == .press(3))
    list.show([])
    #expect(list.press(Key(.enter)) == nil && list.press(Key("x")) == nil && list.item == nil)
  }

  @Test func keepsItsPlaceWhenARowGoes() {
    var list = chores
    list.press(Key(.down))
    list.show([.init("late", ["a"]), .init("later", ["c", "d"])])
    #expect(list.item == "c")
    list.show([.init("later", ["d", "c"])])
    #expect(list.item == "c")
    list.show([.init("later", ["e"])])
    #expect(list.item == "e")
  }

  @Test func entersALine() {
    var list = chores
    list.press(Key(.tab))
    #expect(list.place == .line && list.takesLeaving)
    list.press(Key("m"), Key("x"), Key(" "), Key("ㅂ"))
    #expect(list.press(Key(.enter)) == .enter("mx ㅂ", closes: false))
    #expect(list.place == .line && list.press(Key(.enter)) == nil && list.place == .list)
    list.press(Key("n", .control), Key("m"), Key(.escape))
    #expect(list.place == .list && list.entry?.text == "m" && !list.takesLeaving)
    list.press(Key(.tab))
    #expect(list.press(Key("s", .control)) == .enter("m", closes: true))
  }

  @Test func searchesByALine() {
    var list = chores
    list.press(Key("/"))
    #expect(list.press(Key("m")) == .search && list.query == "m")
    list.press(Key(.enter))
    #expect(list.place == .list && list.query == "m" && list.takesLeaving)
    #expect(list.press(Key(.escape)) == .search && list.query.isEmpty && !list.takesLeaving)
    list.press(Key("/"), Key("k"))
    #expect(list.press(Key(.escape)) == .search && list.query.isEmpty && list.place == .list)
  }

  @Test func obeysTheMouse() throws {
    var list = chores
    #expect(try list.click(.item("c")) == nil && list.item == "c")
    #expect(try list.click(.item("c")) == .open("c"))
    #expect(try list.click(.act("d")) == .act("d") && list.item == "d")
    #expect(try list.click(.heading("done")) == nil && list.folded.isEmpty)
    #expect(try list.click(.entry) == nil && list.place == .line)
    #expect(try list.click(.item("gone")) == nil && list.place == .line)
    #expect(try list.click(.press(2)) == .press(2))
    _ = list.handle(.scroll(-3), rows: 10, columns: 40)
    #expect(list.place == .list)
  }

  @Test(arguments: ["a", "12:3f", "가 나%2", ""])
  func namesAnyItemInAURL(id: String) throws {
    #expect(try ListLink(#require(ListLink.item(id).url)) == .item(id))
  }

  /// The focus is always seen, and so is the heading above the first item.
  @Test(arguments: 1...12) func showsTheFocus(rows: Int) {
    var list = list(
      .init("1", (0..<9).map { "a\($0)" }), .init("2", (0..<9).map { "b\($0)" }, canFold: true))
    var random = SplitMix(seed: UInt64(rows))
    let keys = [
      Key(.up), Key(.down), Key(.pageUp), Key(.pageDown), Key(.home), Key(.end), Key(" "),
    ]
    for _ in 0..<200 {
      list.press(keys[Int.random(in: 0..<keys.count, using: &random)], rows: rows)
      let window = ListWindow(of: list, rows: rows)
      #expect(window.lines.count <= rows && window.lines.contains { $0.row == list.row })
      if list.row == .item("a0"), rows > 1 { #expect(window.top == 0) }
    }
  }
}

extension ItemList {
  @discardableResult
  fileprivate mutating func press(_ keys: Key..., rows: Int = 10) -> ListRequest? {
    var request: ListRequest?
    for key in keys {
      request = PageEvent(key, by: KeyTable.usual.at(place)).flatMap {
        handle($0, rows: rows, columns: 40)
      }
    }
    return request
  }

  fileprivate mutating func click(_ link: ListLink) throws -> ListRequest? {
    handle(.link(try #require(link.url)), rows: 10, columns: 40)
  }
}
