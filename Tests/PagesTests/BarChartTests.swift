import FoundationEssentials
import Testing

@testable import Pages

/// Checks where bars, labels and lines of charts are.
struct BarChartTests {
  @Test(arguments: [1, 7, 12, 28, 31], 1...200)
  func barsAreAlikeAndInside(count: Int, columns: Int) {
    let plan = BarPlan(of: count, columns: columns)
    let bars = (0..<count).map(plan.halves)
    #expect(bars.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= 2 * columns })
    guard 2 * columns >= count * 2 else { return }
    #expect(Set(bars.map(\.count)) == [plan.width])
    #expect(zip(bars, bars.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    let targets = (0..<count).map(plan.columns)
    #expect(targets.first?.lowerBound == 0 && targets.last?.upperBound == columns)
  }

  @Test(arguments: 8...120) func labelsNeverTouch(columns: Int) {
    let plan = BarPlan(of: 12, columns: columns)
    let positions = plan.positions(of: [10] + Array(0..<12), width: 4)
    #expect(positions.first?.bar == 10, "the first in the list has a label")
    let starts = positions.map(\.column).sorted()
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $1 - $0 > 4 })
    #expect(starts.allSatisfy { $0 >= 0 && $0 + 4 <= columns })
  }

  @Test func noLabelIsWiderThanTheChart() {
    #expect(BarPlan(of: 3, columns: 2).positions(of: [0], width: 3).isEmpty)
  }

  @Test(arguments: [(600.0, 400.0, 10), (90, 400, 7), (401, 400, 3), (8000, 10_000, 4)])
  func lineLiesBetweenRows(most: Double, line: Double, rows: Int) throws {
    let scale = ChartScale(upTo: most, line: line, rows: rows)
    let below = try #require(scale.lineRows)
    #expect(abs(scale.share(of: line) - Double(below) / Double(rows)) < 1e-9)
    #expect(scale.most >= most && scale.share(of: most) <= 1)
  }

  @Test func lineIsLeftOutWhereItWouldLieOnTheGround() {
    let scale = ChartScale(upTo: 1000, line: 10, rows: 8)
    #expect(scale.lineRows == nil && scale.most == 1000)
    #expect(ChartScale(upTo: 0, line: nil, rows: 8).share(of: 0) == 0)
  }

  @Test func ticksAreRound() {
    #expect(ChartScale(upTo: 217, line: nil, rows: 12).ticks(atMost: 4) == [50, 100, 150, 200])
    #expect(ChartScale(upTo: 217, line: nil, rows: 12).ticks(atMost: 1) == [200])
    #expect(ChartScale(upTo: 0, line: nil, rows: 1).ticks(atMost: 1).isEmpty)
  }

  @Test func linksTellBars() throws {
    let url = try #require(ChartLink(to: 3, of: "week").url)
    #expect(ChartLink(url) == ChartLink(to: 3, of: "week"))
    for text in ["chart:week", "chart:week:x", "list:press:3", "chart:a:b:3"] {
      #expect(ChartLink(try #require(URL(string: text))) == nil)
    }
  }
}
