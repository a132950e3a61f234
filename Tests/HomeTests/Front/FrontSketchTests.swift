import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Layout
import Testing
import Timelines
import Views

@testable import Home

/// A new front is one conformer and one line that opens it; those that are planned can be drawn.
struct FrontSketchTests {
  private static let two = Sample.instances([("weather", .systemSmall), ("days", .systemSmall)])

  private func home() async throws -> SeenHome {
    try await .test(80, 24, showing: Self.two)
  }

  @Test func aSmallFrontTakesItsKeyAndLeavesTheOthers() async throws {
    var home = try await home()
    let before = home.canvas(at: .test)
    home.home.open(NoteFront())
    #expect(home.text().contains("Note 0"))
    home.press(Key(.right))
    #expect(home.text().contains("Note 1") && home.focusIndex == 0, "its own key is its alone")
    home.press(Key("n"))
    #expect(home.context.presentation.preferences.night == .on, "what it doesn't know goes on")
    home.press(Key("n"), Key(.escape))
    #expect(home.canvas(at: .test) == before)
  }

  @Test func aHeldTileStandsTwiceAndLeavesNothingBehind() async throws {
    var home = try await home()
    let before = home.canvas(at: .test)
    home.home.open(HoldingFront())
    for _ in 0..<6 {
      let last = home.canvas(at: .test)
      home.press(Key(.right))
      let frame = home.frame(at: .test)
      var none = Pictures()
      #expect(home.home.frame(at: .test, reusing: &none).canvas == frame.canvas)
      #expect(frame.canvas != last)
      #expect(
        frame.canvas.damage(since: last, within: frame.painted)
          == frame.canvas.damage(since: last))
      #expect(frame.canvas.description.components(of: "23°") == 2, "the tile and its ghost")
    }
    home.press(Key(.escape))
    #expect(home.canvas(at: .test) == before)
  }

  @Test func aStackTurnsAndWatchesItsHiddenMembers() async throws {
    var home = try await home()
    home.home.open(StackFront())
    home.home.settle(at: .test)
    #expect(home.text().contains("23°") && !home.text().contains("D-34"))
    let hour = Date.test + 3600
    home.press(Key(.down))
    home.home.settle(at: .test)
    #expect(home.text().contains("D-34") && !home.text().contains("23°"))
    #expect(home.schedule.nextDate == hour, "the hidden member's entry is due too")
    #expect(home.schedule.report(on: Instance.ID(0), at: .test)?.isVisible == false)
    #expect(home.schedule.report(on: Instance.ID(1), at: .test)?.isVisible == true)
  }

  @Test func standByShowsTheSameTileLarger() async throws {
    let numeral = WidgetKind(
      id: "numeral", name: "", families: [.systemSmall],
      placeholder: { _, environment in
        Face(
          archiving: Text(verbatim: "23").font(.system(size: 40)).unredacted(), in: environment)
      },
      timeline: { _, _ in throw TimelineFault.noEntries })
    var home = try await SeenHome.test(
      120, 40, showing: Sample.instances([("numeral", .systemSmall), ("days", .systemSmall)]),
      kinds: Sample.kinds + [numeral])
    let small = try #require(home.home.board.tiles(in: home.home.context).first)
    home.home.open(ScaledFront())
    let slot = try #require(
      home.home.fronts.last?.slots(
        above: [], in: home.home.context, at: .test
      ).first)
    let traits = try #require(slot.traits)
    #expect(traits.size.width < 200 && traits.pointsPerCell.width < 4)
    let frame = home.frame(at: .test)
    let layouts = [small, slot].compactMap { home.home.context.layout(of: $0, at: .test) }
    #expect(layouts.count == 2 && layouts[0].content.reading == layouts[1].content.reading)
    let rows = layouts.map { $0.content.rowsOfLettering }
    #expect(rows[1] > 2 * rows[0], "the numeral grows with the tile")
    var none = Pictures()
    #expect(home.home.frame(at: .test, reusing: &none).canvas == frame.canvas)
  }

  @Test func aPreviewIsAPlaceholderUntilItsSnapshotHasCome() async throws {
    var home = try await home()
    home.home.open(PreviewFront())
    home.home.settle(at: .test)
    let blank = home.canvas(at: .test)
    let questions = home.advance(to: .test).compactMap(\.question)
    #expect(questions.map(\.context.isPreview) == [true])
    #expect(questions.map(\.kind.id) == ["coffee"])
    #expect(home.advance(to: .test).isEmpty, "it is asked for once")
    _ = home.handle(.answered(await (try #require(questions.first)).answer), at: .test)
    #expect(home.canvas(at: .test) != blank && home.text().contains("190 mg"))
    home.press(Key(.escape))
    #expect(home.text().contains("23°") && !home.text().contains("190 mg"))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    self.split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}

extension Box {
  /// The rows of the highest letters drawn in Ink, or 1 for plain text.
  fileprivate var rowsOfLettering: Int {
    let own = if case .lettering = drawing { frame.size.height } else { 1 }
    return children.map(\.rowsOfLettering).reduce(own, max)
  }
}
