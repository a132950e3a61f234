import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Views

struct MeterTimeTests {
  private func shown(_ view: some View, after seconds: Double) throws -> (String, Double?) {
    let surroundings = try Surroundings.test(
      at: .test.addingTimeInterval(seconds), glyphs: .ascii)
    let size = Size(width: 4, height: 1)
    let until = Node(archiving: view).laidOut(in: size, surroundings: surroundings).until
    return (
      try view.shown(4, 1, surroundings).description, until?.timeIntervalSince(.test)
    )
  }

  private func bar(_ from: Double, _ to: Double, countsDown: Bool) -> some View {
    ProgressView(
      timerInterval: .test.addingTimeInterval(from) ... .test.addingTimeInterval(to),
      countsDown: countsDown
    ) {
    } currentValueLabel: {
    }
  }

  /// Also if the date is set back.
  @Test(
    arguments: [
      (-9, "----", "====", 25), (0, "----", "====", 25), (24.9, "----", "====", 25),
      (25, "=---", "===-", 50), (60, "==--", "==--", 75), (99.9, "===-", "=---", 100),
      (100, "====", "----", nil), (1e9, "====", "----", nil), (30, "=---", "===-", 50),
    ] as [(Double, String, String, Double?)])
  func holdsUntilABlockChanges(
    _ seconds: Double, _ up: String, _ down: String, _ until: Double?
  ) throws {
    #expect(try shown(bar(0, 100, countsDown: false), after: seconds) == (up, until))
    #expect(try shown(bar(0, 100, countsDown: true), after: seconds) == (down, until))
  }

  @Test(
    arguments: [(0.0, "====", nil), (-1, "----", 0), (1, "====", nil)]
      as [(Double, String, Double?)])
  func anEmptyIntervalIsOverAtOnce(
    _ seconds: Double, _ picture: String, _ until: Double?
  ) throws {
    #expect(try shown(bar(0, 0, countsDown: false), after: seconds) == (picture, until))
  }

  @Test(arguments: [1e-9, 0.1, 7, 86_400 * 365] as [Double])
  func alwaysHoldsForAWhile(_ length: Double) throws {
    let view = bar(0, length, countsDown: false)
    var now = 0.0
    var changes = 0
    while let next = try shown(view, after: now).1 {
      #expect(next > now)
      now = next
      changes += 1
      guard changes <= 4 else { break }
    }
    #expect(changes <= 4)
    #expect(try shown(view, after: now).0 == "====")
  }

  @Test func countsInWordsBelowTheBar() throws {
    let view = ProgressView(timerInterval: .test ... .test + 100)
    expectPicture(try view.shown(8, 2, .test(glyphs: .ascii)), "========\n1:40")
  }

  @Test(
    arguments: [
      (-.infinity, 0), (0, .infinity), (-1e308, 1e308), (-.infinity, .infinity),
    ] as [(Double, Double)])
  func survivesAnyDates(_ from: Double, _ to: Double) throws {
    let start = Date(timeIntervalSinceReferenceDate: from)
    let view = ProgressView(timerInterval: start...Date(timeIntervalSinceReferenceDate: to)) {
    } currentValueLabel: {
    }
    #expect(Set("=-").isSuperset(of: try shown(view, after: 0).0))
  }
}
