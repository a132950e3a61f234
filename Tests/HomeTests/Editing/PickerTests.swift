import Boards
import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Pages
import Store
import Testing
import Views

@testable import Home
@testable import Timelines

struct PickerTests {
  private static let one = Sample.instances([("weather", .systemSmall)])

  private func home(_ width: Int = 120, _ height: Int = 40) async throws -> SeenHome {
    var home = try await SeenHome.test(width, height, showing: Self.one)
    home.press(Key("a"))
    return home
  }

  /// The kind and family of what is added.
  private func added(_ effects: [Effect]) -> String? {
    effects.lazy.compactMap { effect -> String? in
      guard case .arrange(let step) = effect,
        case .insert(let widget, let index)? = step.moves.first
      else { return nil }
      return "\(widget.kind) \(widget.family) \(index)"
    }.first
  }

  @Test func showsWhatIsntOnTheBoardFirst() async throws {
    var home = try await home()
    let text = home.text()
    #expect(text.contains("위젯 갤러리") && text.contains("추천") && text.contains("모든 위젯"))
    let suggested = try #require(text.firstRange(of: "추천"))
    let all = try #require(text.firstRange(of: "모든 위젯"))
    #expect(text[suggested.upperBound..<all.lowerBound].contains("D-Day"))
    #expect(text[all.upperBound...].contains("날씨"))
  }

  @Test func showsASnapshotOfEachSize() async throws {
    var home = try await home()
    _ = home.text()
    let questions = home.advance(to: .test).compactMap(\.question)
    #expect(!questions.isEmpty && questions.allSatisfy(\.context.isPreview))
    for question in questions { _ = home.handle(.answered(await question.answer), at: .test) }
    #expect(home.text().contains("D-34"))
    #expect(home.advance(to: .test).isEmpty)
  }

  @Test func clicksBesideTheDotsTurnTheSizes() async throws {
    var home = try await home(80, 24)
    let before = home.text()
    let next = try #require(home.canvas(at: .test).place(of: "›"))
    _ = home.handle(.input(.mouse(Mouse(.press(.left), at: next))), at: .test)
    #expect(home.text() != before)
    let back = next - Point(x: 18, y: 0)
    _ = home.handle(.input(.mouse(Mouse(.press(.left), at: back))), at: .test)
    #expect(home.text() == before)
  }

  @Test func addsTheChosenSizeBehindTheFocus() async throws {
    var home = try await home()
    home.press(Key(.down), Key(.right))
    let effects = home.handle(.input(.key(Key(.enter))), at: .test)
    #expect(added(effects) == "reminders medium 1")
    #expect(!home.text().contains("위젯 갤러리"))
  }

  @Test func whatIsAddedIsInHandWhenItHasCome() async throws {
    var home = try await home()
    let effects = home.handle(.input(.key(Key(.enter))), at: .test)
    guard case .arrange(let step)? = effects.first else {
      Issue.record("nothing is added")
      return
    }
    let board = Self.one + [Instance(id: Instance.ID(7), kind: "days", family: .systemSmall)]
    _ = home.handle(.arranged(step.id, .saved(Board(showing: board))), at: .test)
    #expect(home.text().contains("D-Day 이동 중"))
    home.press(Key(.left), Key(.enter))
    let order = home.home.context.board.board.placed.order.slots.map(\.shown.number)
    #expect(order == [7, 0])
    home.press(Key("z"), Key("z"))
    #expect(home.home.context.board.board.members.map(\.id.number) == [0])
  }

  /// Where a size is larger than its room, it isn't laid out for less: parts of it are seen.
  @Test func showsEachSizeAsLargeAsItWillBe() async throws {
    var home = try await home(80, 24)
    func sample() throws -> Slot {
      let slots = home.home.fronts.last?.slots(above: [], in: home.home.context, at: .test) ?? []
      return try #require(slots.first { $0.traits != nil })
    }
    let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    for (index, family) in families.enumerated() {
      if index > 0 { home.press(Key(.right)) }
      #expect(try sample().traits?.family == family)
      let device = home.home.context.device.cells(of: family)
      #expect(
        try sample().frame.size
          == (family == .systemLarge ? device : (try await added(family, 80, 24))))
    }
    let (frame, window) = (try sample().frame, try #require(try sample().window))
    #expect(frame.rows.upperBound > window.rows.upperBound, "its end is out of sight")
    #expect(home.text().contains("큰 크기 1/"))
    for _ in 0..<5 { home.press(Key(.pageDown)) }
    #expect(try sample().frame.rows.upperBound == window.rows.upperBound)
    #expect(!home.text().contains("큰 크기 1/"))
    home.press(Key(.right), Key(.left))
    #expect(try sample().frame == frame)
  }

  /// The size of the tile of another widget, once it is on the board.
  private func added(_ family: WidgetFamily, _ width: Int, _ height: Int) async throws -> Size? {
    let board = Self.one + [Instance(id: Instance.ID(7), kind: "days", family: family)]
    let home = try await SeenHome.test(width, height, showing: board)
    return home.plan.board.places.last?.tile.size
  }

  @Test func showsASizeAsLargeAsOnAGrownBoard() async throws {
    var home = try await home(200, 60)
    _ = home.text()
    let slots = home.home.fronts.last?.slots(above: [], in: home.home.context, at: .test) ?? []
    let sample = try #require(slots.first { $0.traits?.family == .systemSmall })
    #expect(sample.frame.size == (try await added(.systemSmall, 200, 60)))
    #expect(sample.frame.size != home.home.context.device.cells(of: .systemSmall))
  }

  @Test(arguments: [(40, 12), (20, 5)])
  func namesTheSizeWhereNoneIsSeen(columns: Int, rows: Int) async throws {
    var home = try await home(columns, rows)
    home.press(Key(.down), Key(.right))
    let text = home.text()
    #expect(text.contains("미리 알림") && text.contains("중간 크기로 추가"))
    let button = try #require(home.canvas(at: .test).place(of: "중간 크기"))
    let effects = home.handle(.input(.mouse(Mouse(.press(.left), at: button))), at: .test)
    #expect(added(effects) == "reminders medium 1")
  }

  @Test func leadsBackToWhereItWasOpenedFrom() async throws {
    var home = try await home(80, 24)
    #expect(home.text().contains("‹ 홈 "))
    home.press(Key(.escape), Key("e"), Key("a"))
    #expect(home.text().contains("‹ 홈 화면 편집"))
  }

  @Test func isSearchedByNameAndKind() async throws {
    var home = try await home()
    home.press(Key("/"), Key("카"), Key("페"), Key("인"))
    let text = home.text()
    #expect(text.contains("카페인") && !text.contains("미리 알림"))
    home.press(Key(.enter), Key(.enter))
    #expect(!home.text().contains("위젯 갤러리"))
  }

  @Test func theRowOfKeysSaysWhatTheSearchDoes() async throws {
    var home = try await home()
    home.press(Key("/"))
    let row = try #require(home.text().split(separator: "\n").last)
    #expect(row.contains("검색 결과로") && !row.contains("넣"))
  }

  @Test func whatIsCalledSoIsFoundBeforeWhatIsDescribedSo() throws {
    let kinds = [("clock", "Shows the time"), ("timer", "Counts")].map { id, description in
      var kind = WidgetKind(
        id: id, name: id, families: [.systemSmall],
        placeholder: { Face(archiving: Color.blue, in: $1) },
        timeline: { _, _ in throw TimelineFault.noEntries })
      kind.description = description
      return kind
    }
    var home = try SeenHome.fresh(120, 40, showing: [], kinds: kinds)
    home.press(Key("a"))
    home.press(Key("/"), Key("t"), Key("i"), Key("m"))
    let picker = try #require(home.home.fronts.last as? PickerFront)
    #expect(picker.list.sections.flatMap(\.items) == ["timer", "clock"])
    #expect(picker.list.item == "timer" && picker.list.focus == .search)
  }

  @Test func escapeEndsTheSearchThenTheGallery() async throws {
    var home = try await home()
    home.press(Key("/"), Key("x"), Key("x"), Key("x"))
    #expect(home.text().contains("검색 결과가 없어요"))
    home.press(Key(.escape))
    #expect(home.text().contains("위젯 갤러리") && home.text().contains("날씨"))
    home.press(Key(.escape))
    #expect(!home.text().contains("위젯 갤러리"))
  }

  @Test func aClickOnTheButtonAdds() async throws {
    var home = try await home()
    let rows = home.text().split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(rows.lastIndex { $0.contains("작은 크기로 추가") })
    let x = try #require(home.canvas(at: .test).text(ofRow: y).columns(before: "작은 크기로 추가"))
    let press = Mouse(.press(.left), at: Point(x: x, y: y))
    #expect(added(home.handle(.input(.mouse(press)), at: .test)) == "days small 1")
  }

  @Test func aDraggedSizeIsCarriedToTheBoard() async throws {
    var home = try await home()
    let tile = Point(x: 50, y: 10)
    _ = home.handle(.input(.mouse(Mouse(.press(.left), at: tile))), at: .test)
    let drag = Mouse(.move(.left), at: Point(x: 52, y: 11))
    let effects = home.handle(.input(.mouse(drag)), at: .test)
    #expect(added(effects) == "days small 1")
  }

  @Test(arguments: [
    (120, 40), (80, 24), (40, 12), (30, 10), (64, 14), (200, 60), (110, 36), (12, 5), (1, 1),
  ])
  func hasALayoutForEachScreen(width: Int, height: Int) async throws {
    var home = try await home(width, height)
    for key in [Key(.right), Key(.right), Key(.down), Key(.end), Key("/"), Key(.escape)] {
      let frame = home.frame(at: .test)
      var none = Pictures()
      #expect(home.home.frame(at: .test, reusing: &none).canvas == frame.canvas)
      let slots = home.home.fronts.last?.slots(above: [], in: home.home.context, at: .test) ?? []
      let screen = Rect(x: 0, y: 0, width: width, height: height)
      for slot in slots where !slot.frame.isEmpty {
        #expect(screen.intersection(slot.area) == slot.area, "\(slot.id)")
      }
      let tiles = slots.filter { $0.traits != nil }.map(\.area)
      for (index, tile) in tiles.enumerated() {
        #expect(tiles[(index + 1)...].allSatisfy { $0.intersection(tile).isEmpty })
      }
      home.press(key)
    }
  }
}

extension String {
  /// The columns before a part.
  fileprivate func columns(before part: String) -> Int? {
    firstRange(of: part).map {
      self[..<$0.lowerBound].reduce(0) { $0 + ($1.isASCII || "‹›".contains($1) ? 1 : 2) }
    }
  }
}
