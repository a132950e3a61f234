import System
import Testing

struct BoundedNumberTests {
  @Test(
    arguments: [
      (0, 0), (-1.9, -1), (2.5, 2), (.nan, 0), (.infinity, 1 << 53), (-.infinity, -1 << 53),
      (1e308, 1 << 53), (-1e19, -1 << 53), (9_007_199_254_740_992, 1 << 53),
    ] as [(Double, Int)])
  func becomeIntegersWithoutEndingTheProgram(number: Double, integer: Int) {
    #expect(Int(bounded: number) == integer)
  }
}
