import Cast
import Cells
import FoundationEssentials
import HomeKit
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
    #expect(home.context.presentation.preferences.isNight, "what it doesn't know goes on")
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
    #expect(questions.map(\.context.isPreview) == [true] && questions[0].kind.id == "coffee")
    #expect(home.advance(to: .test).isEmpty, "it is asked for once")
    _ = home.handle(.answered(await questions[0].answer), at: .test)
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

/// A row of text in front of everything.
private struct NoteFront: Front {
  var count = 0
  let isOpaque = false

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let text = context.archived(Text(verbatim: "Note \(count)"))
    return [Slot(SlotID("note"), .chrome(text), in: Rect(x: 30, y: 12, width: 10, height: 1))]
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.move): count += 1
    case .command(.leave): return .close()
    default: return .pass
    }
    return .stay()
  }
}

/// The first widget held above its place, as edit mode will show it.
private struct HoldingFront: Front {
  var distance = 0
  let isOpaque = false

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    others.filter { $0.instance == Instance.ID(0) }.map { slot in
      var held = slot
      held.id = SlotID("held")
      held.frame = held.frame.offset(by: Point(x: 2 + 3 * distance, y: 1 + distance))
      held.layer = 0
      return held
    }
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.move): distance += 1
    case .command(.leave): return .close()
    default: return .pass
    }
    return .stay()
  }
}

/// Two widgets in one place.
private struct StackFront: Front {
  var shown = 0
  let isOpaque = true

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let frame = Rect(x: 10, y: 3, width: 19, height: 9)
    let members = [Instance.ID(0), Instance.ID(1)]
    let traits = context.traits(of: .systemSmall, kind: "", in: .homeScreen, on: frame.size)
    return [Slot(SlotID("stack"), .stack(members, shown: shown), in: frame, traits: traits)]
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    guard case .command(.move) = input else { return .pass }
    shown = 1 - shown
    return .stay()
  }
}

/// Two small widgets side by side, laid out in their own points and scaled to half the screen each.
private struct ScaledFront: Front {
  let isOpaque = true

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let half = Size(width: context.size.width / 2 - 2, height: context.size.height - 4)
    let points = Metric.usual.points(of: context.device.cells(of: .systemSmall))
    let cells = Metric.usual.points(of: half)
    let metric = Metric(scale: min(cells.width / points.width, cells.height / points.height))
    return [0, 1].map { side in
      let frame = Rect(x: 1 + side * (half.width + 2), y: 2, width: half.width, height: half.height)
      return Slot(
        SlotID("half", side), .instance(Instance.ID(side)), in: frame,
        traits: context.traits(
          of: .systemSmall, kind: "", in: .standBy, on: frame.size, by: metric))
    }
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep { .pass }
}

/// A widget as the gallery will offer it.
private struct PreviewFront: Front {
  let isOpaque = true

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let preview = Preview(kind: "coffee", family: .systemSmall)
    let frame = Rect(x: 10, y: 3, width: 19, height: 9)
    let traits = context.traits(of: .systemSmall, kind: "coffee", in: .homeScreen, on: frame.size)
    return [Slot(SlotID("preview"), .preview(preview), in: frame, traits: traits)]
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    if case .command(.leave) = input { .close() } else { .pass }
  }
}

extension FrontKeys {
  /// The arrows and Esc.
  fileprivate static var steps: FrontKeys {
    FrontKeys([
      Shortcut(
        .moving, Shortcut.Label("arrows"),
        [Key(.right): .move(.right), Key(.down): .move(.down), Key(.escape): .leave],
        help: "help.move")
    ])
  }
}
