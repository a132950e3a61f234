import Cells
import Kit
import Layout
import Testing
import Views

/// Checks that drawings that ask for it move to their new picture, and everything else changes at
/// once.
struct PassageTests {
  private func number(
    _ text: String, _ transition: ContentTransition = .numericText(), size: Double = 44
  ) -> some View {
    Text(verbatim: text).font(.system(size: size)).contentTransition(transition)
  }

  @Test func rollsTheDigitsThatChange() throws {
    let passage = try #require(try Passage(from: number("23"), to: number("24"), 7, 4))
    let strip = passage.filmstrip([0, 0.25, 0.5, 0.75, 1])
    try expectGolden(strip, named: "motion-roll")
    let still = passage.canvas(at: 0).cropped(to: Rect(x: 0, y: 0, width: 3, height: 4))
    for share in stride(from: 0.1, through: 1, by: 0.1) {
      let canvas = passage.canvas(at: share)
      #expect(canvas.cropped(to: Rect(x: 0, y: 0, width: 3, height: 4)) == still)
    }
  }

  @Test(arguments: [
    (ContentTransition.numericText(), ContentTransition.numericText(), false),
    (.numericText(), .numericText(countsDown: true), true),
    (.numericText(value: 1), .numericText(value: 2), false),
    (.numericText(value: 2), .numericText(value: 1), true),
    (.numericText(value: .nan), .numericText(value: -.infinity), false),
  ])
  func rollsTheWayItCounts(old: ContentTransition, new: ContentTransition, goesDown: Bool) throws {
    func passage(_ old: ContentTransition, _ new: ContentTransition) throws -> Passage {
      try #require(try Passage(from: number("1", old), to: number("7", new), 4, 4))
    }
    let (up, down) = try (
      passage(.numericText(), .numericText()),
      passage(.numericText(), .numericText(countsDown: true))
    )
    let picture = try passage(old, new).canvas(at: 0.3)
    #expect(picture == (goesDown ? down : up).canvas(at: 0.3))
    #expect(up.canvas(at: 0.3) != down.canvas(at: 0.3))
  }

  @Test func rollsBackTheSameWay() throws {
    let up = try #require(try Passage(from: number("12"), to: number("34"), 7, 4))
    let countingDown = ContentTransition.numericText(countsDown: true)
    let down = try #require(
      try Passage(from: number("34", countingDown), to: number("12", countingDown), 7, 4))
    for share in [0.125, 0.25, 0.75] {
      #expect(up.canvas(at: share) == down.canvas(at: 1 - share))
    }
  }

  @Test func fadesByWayOfNothing() throws {
    func symbol(_ name: String) -> some View {
      Image(systemName: name).font(.system(size: 36)).contentTransition(.opacity)
    }
    let passage = try #require(try Passage(from: symbol("sun.max"), to: symbol("cloud"), 6, 3))
    try expectGolden(passage.filmstrip([0, 0.2, 0.4, 0.5, 0.6, 0.8, 1]), named: "motion-fade")
    #expect(passage.canvas(at: 0.5).isBlank)
  }

  @Test func fadesARowOfTextButForTheCellsThatStay() throws {
    let passage = try #require(
      try Passage(from: number("23°", size: 12), to: number("24°", size: 12), 3, 1))
    let (before, middle) = (passage.canvas(at: 0), passage.canvas(at: 0.3))
    #expect(before.description == "23°" && middle.description == "23°")
    #expect(middle.changes(since: before) == [Point(x: 1, y: 0)])
    #expect(passage.canvas(at: 0.5).description == "2 °")
    #expect(passage.canvas(at: 0.7).description == "24°")
    let color = try #require(middle[1, 0].style.foreground)
    #expect(color.contrast(to: RGB(0x1040A0)) < RGB.white.contrast(to: RGB(0x1040A0)))
  }

  @Test func movesOnlyWhatAsksForIt() throws {
    #expect(try Passage(from: Text("a"), to: Text("b"), 3, 1) == nil)
    #expect(try Passage(from: number("1", .identity), to: number("2", .identity), 3, 4) == nil)
    #expect(try Passage(from: number("1"), to: number("1"), 3, 4) == nil)
    let hidden = number("1").redacted(reason: .placeholder)
    #expect(try Passage(from: hidden, to: number("1"), 3, 4) == nil)
    func pair(_ text: String) -> some View {
      VStack(spacing: 0) {
        Text(verbatim: text)
        Text(verbatim: text).contentTransition(.interpolate)
      }
    }
    let passage = try #require(try Passage(from: pair("a"), to: pair("b"), 1, 2))
    #expect(passage.canvas(at: 0).description == "b\na")
    #expect(passage.canvas(at: 1).description == "b\nb")
  }

  @Test func cutsWhatStandsElsewhereInTheTree() throws {
    let single = VStack { number("1", size: 12) }
    let double = VStack {
      number("2", size: 12)
      Text("more")
    }
    #expect(try Passage(from: single, to: double, 8, 3) == nil)
  }

  @Test(arguments: [ColorDepth.ansi16, .mono])
  func doesNotFadeWithoutShades(_ depth: ColorDepth) throws {
    let look = Look(depth: depth)
    #expect(
      try Passage(from: number("1", .opacity), to: number("2", .opacity), 3, 4, look: look) == nil)
    #expect(try Passage(from: number("1"), to: number("2"), 3, 4, look: look) != nil)
  }

  @Test func leavesWhatHasComeInTheWay() throws {
    func row(_ number: String) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: number).contentTransition(.numericText())
        Text("mg")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    let passage = try #require(try Passage(from: row("100"), to: row("99"), 6, 1))
    #expect(passage.canvas(at: 0).description == "10mg")
    let wider = try #require(try Passage(from: row("99"), to: row("100"), 6, 1))
    #expect(wider.canvas(at: 0.3).description == "99 mg")
  }

  @Test func letsGoOfALetterWhereThereIsRoom() throws {
    func day(_ text: String) -> some View {
      number(text).frame(maxWidth: .infinity, alignment: .leading)
    }
    let passage = try #require(try Passage(from: day("100"), to: day("99"), 14, 4))
    let early = passage.canvas(at: 0.2).cropped(to: Rect(x: 7, y: 0, width: 7, height: 4))
    #expect(!early.isBlank)
    let late = passage.canvas(at: 1).cropped(to: Rect(x: 8, y: 0, width: 6, height: 4))
    #expect(late.isBlank)
  }
}
