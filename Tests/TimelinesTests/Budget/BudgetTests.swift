import Foundation
import Kit
import Testing

@testable import Timelines

struct BudgetTests {
  private let noon = Date.noon

  @Test(arguments: [(true, 74), (false, 28)])
  func givesABurstAndThenSoManyADay(isVisible: Bool, most: Int) {
    var budget = Budget(isVisible: isVisible, at: noon)
    let taken = stride(from: 0.0, to: 86_400, by: 60).filter { second in
      guard budget.nextToken <= noon + second else { return false }
      budget.take(at: noon + second)
      return true
    }
    // The token due in the last minute of the day arrives just after it.
    #expect(taken.prefix(4) == [0, 60, 120, 180])
    #expect(most - 2...most ~= taken.count)
  }

  @Test func holdsNoMoreThanTheBurst() {
    let budget = Budget(isVisible: true, at: noon)
    #expect(budget.tokens(at: noon + 1e9) == 4)
  }

  @Test func whatWasGatheredStaysWhenTheRateChanges() {
    var budget = Budget(isVisible: true, at: noon)
    for _ in 0..<4 { budget.take(at: noon) }
    let change = noon + 86_400 / 140
    budget.change(isVisible: false, at: change)
    #expect(abs(budget.tokens(at: change) - 0.5) < 1e-6)
    #expect(abs(budget.nextToken.timeIntervalSince(change) - 1800) < 1e-3)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theDateOfTheNextTokenIsKept(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var budget = Budget(isVisible: true, at: noon)
    var date = noon
    for _ in 0..<500 {
      date = max(date, budget.nextToken)
      #expect(budget.tokens(at: date) > 1 - 1e-6)
      budget.take(at: date)
      #expect(budget.tokens(at: date) > -1e-6)
      date += Double.random(in: 0..<2000, using: &random)
      if Bool.random(using: &random) {
        let before = budget.tokens(at: date)
        budget.change(isVisible: Bool.random(using: &random), at: date)
        #expect(abs(budget.tokens(at: date) - before) < 1e-6)
      }
    }
  }
}
