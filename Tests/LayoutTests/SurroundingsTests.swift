import Cells
import Layout
import Testing

struct SurroundingsTests {
  @Test(arguments: [(0, 0, 20), (2, 1, 4), (1, 1, 12), (0, 3, 20), (4, 4, 0)])
  func cornersAreSharperFartherIn(_ columns: Int, _ rows: Int, _ radius: Double) throws {
    let margin = Size(width: columns, height: rows)
    #expect(try Surroundings.test().inset(by: margin).containerRadius == radius)
  }

  @Test func knowHowManyPointsAMarginIs() throws {
    var surroundings = try Surroundings.test()
    surroundings.metric = Metric(scale: 2)
    #expect(surroundings.inset(by: Size(width: 2, height: 1)).containerRadius == 12)
  }
}
