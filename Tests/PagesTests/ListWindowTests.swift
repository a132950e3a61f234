import Cells
@testable import Pages
import Kit
import Testing
import Views

struct ListWindowTests {
  private func list(_ counts: Int..., folds: Bool = false) -> ItemList {
    var list = ItemList()
    list.show(
      counts.enumerated().map { section, count in
        ItemList.Section(
          "\(section)", (0..<count).map { "\(section).\($0)" }, canFold: folds && section > 0)
      })
    return list
  }

  /// The lines by a letter each: heading, item or gap.
  private func picture(
    _ list: ItemList, _ rows: Int, _ density: ListDensity = .usual
  ) -> String {
    ListWindow(of: list, rows: rows, density: density).lines.map { line in
      switch line {
      case .gap: "."
      case .heading: "H"
      case .item: "i"
      }
    }.joined()
  }

  @Test func sectionsStandApartWhereThereIsRoom() {
    #expect(picture(list(2, 1), 6) == "Hii.Hi")
    #expect(picture(list(2, 1), 5) == "HiiHi")
    #expect(picture(list(2, 20), 16) == "Hii.Hiiiiiiiiiii")
    #expect(picture(list(2, 20), 15) == "HiiHiiiiiiiiiii")
  }

  @Test func theDensityFollowsTheTypeSize() {
    #expect(picture(list(2, 1), 6, .tight) == "HiiHi")
    #expect(picture(list(2, 20), 16, .tight) == "HiiHiiiiiiiiiiii")
    #expect(picture(list(3, 2), 20, .airy) == "Hi.i.i.Hi.i")
    #expect(picture(list(3, 2), 5, .airy) == "HiiiH", "there is no room for air")
    #expect(picture(list(3), 6, .airy) == "Hi.i.i" && picture(list(2), 4, .airy) == "Hi.i")
    #expect(
      [.xSmall, .small, .medium, .large, .xLarge, .xxLarge, .accessibility5]
        .map(ListDensity.init(at:)) == [.tight, .tight, .usual, .usual, .usual, .airy, .airy])
  }

  /// Whatever is pressed, in any room and density: the focus is seen, and the lines are the same as if
  /// all of them were made.
  @Test(arguments: 1...20, [ListDensity.tight, .usual, .airy])
  func isAPartOfAllLines(rows: Int, density: ListDensity) {
    var list = list(4, 0, 7, 3, folds: true)
    var random = SplitMix(seed: UInt64(rows))
    let commands = [
      Key(.up), Key(.down), Key(.pageUp), Key(.pageDown), Key(.home), Key(.end), Key(" "),
    ]
    for _ in 0..<200 {
      let key = commands[Int.random(in: 0..<commands.count, using: &random)]
      _ = PageEvent(key, by: KeyTable.usual.at(list.place)).flatMap {
        list.handle($0, rows: rows, columns: 40, density: density)
      }
      let window = ListWindow(of: list, rows: rows, density: density)
      let gaps = ListGaps(of: list.index, rows: rows, density: density)
      let all = lines(of: list, gaps)
      #expect(window.lines.contains { $0.row == list.row })
      #expect(Array(all[window.top...].prefix(rows)) == window.lines)
      #expect(all.count == window.top + window.lines.count + window.below)
      let places = all.indices.filter { all[$0].row != nil }
      #expect(places.count == list.index.count)
      for (number, place) in places.enumerated() {
        #expect(list.index[number] == all[place].row)
        #expect(list.index.line(of: number, gaps) == place)
      }
    }
  }

  /// All lines, made one by one.
  private func lines(of list: ItemList, _ gaps: ListGaps) -> [ListLine] {
    var lines: [ListLine] = []
    for (number, section) in list.sections.enumerated() {
      if number > 0, gaps.sections > 0 { lines.append(.gap) }
      lines.append(.heading(section.id, canFold: section.canFold))
      guard !section.canFold || !list.folded.contains(section.id) else { continue }
      for (place, item) in section.items.enumerated() {
        if place > 0, gaps.items > 0 { lines.append(.gap) }
        lines.append(.item(item))
      }
    }
    return lines
  }
}
