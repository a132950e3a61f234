import Foundation
import Testing
import Timelines

struct TokenTests {
  @Test func fourAtOnceAndThenOneEachTwentyMinutesWhereItIsSeen() {
    expectPlay(
      """
      each    a    .atEnd
      asks    FPPPP-P---P---P---P---P---P---P---P
      tokens  4321--
      """, tick: 300)
  }

  @Test func oneAnHourWhereItIsHidden() {
    expectPlay(
      """
      sight   h
      each    a    .atEnd
      asks    FPPPP--------P-----------P---------
      tokens  4321--------
      """, tick: 300)
  }

  @Test func tokensAreGatheredAtTheRateOfTheirTime() {
    expectPlay(
      """
      sight   hv-----h----------------v----
      each    a    .atEnd
      asks    FPPPP-P-------P----------P---P
      """, tick: 300)
  }

  @Test func theWidgetCenterTakesTokensButIsNotHeldToFiveMinutes() {
    expectPlay(
      """
      each    a    .never
      wishes  -CCCCC-C
      asks    FCCCC-----------------C---
      tokens  4321---
      """)
  }

  @Test(
    arguments: ReloadReason.allCases.filter(\.isExempt))
  func someReasonsAreNeverPutOff(reason: ReloadReason) {
    let mark = reason.mark
    expectPlay(
      """
      each    a    .never
      wishes  -CCCC--\(mark)\(mark)\(mark)
      asks    FCCCC--\(mark)\(mark)\(mark)-----
      tokens  4321-------
      """)
  }

  @Test func thoseReasonsAreNamed() {
    let others: Set<ReloadReason> = [.policy, .fault, .center]
    #expect(Set(ReloadReason.allCases.filter { !$0.isExempt }) == others)
  }

  @Test func aWishThatIsNeverPutOffTakesThePlaceOfOneThatWaits() {
    expectPlay(
      """
      each    a    .never
      wishes  -CCCCC-p
      asks    FCCCC--p-----------------------
      """)
  }

  @Test func aRequestThatComesBeforeGrantsTheWishToo() {
    expectPlay(
      """
      1st     a       .never
      2nd     a       .never
      3rd     a       .never
      4th     a       .never
      5th     a       .after(8)
      each    a       .never
      wishes  -CCCCC
      asks    FCCCC---P--------------------
      """, from: .noon + 11 * 3600 + 52 * 60)
  }

  @Test func aFaultTakesATokenOrWaitsForOne() {
    expectPlay(
      """
      1st     a    .never
      2nd     a    .never
      3rd     a    .never
      4th     a    .never
      5th     a    .never
      each    -    fails
      wishes  -CCCCp
      asks    FCCCCp----------------X----
      faults  -----111111111111111112222
      """)
  }
}
