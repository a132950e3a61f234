import Foundation
import Testing
import Timelines

struct AnswerTests {
  @Test func anEmptyTimelineKeepsWhatShows() {
    expectPlay(
      """
      1st     a--b         .atEnd
      2nd     -            .never
      3rd     ----------d  .never
      shows   aaabbbbbbbddd
      asks    F----P----X--
      faults  -----11111---
      """)
  }

  @Test func aFaultIsTriedAgainAfterFiveMinutesAndThenEachTimeTwiceAsLate() {
    expectPlay(
      """
      1st     a            .never
      wishes  -p
      each    -            fails
      shows   aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
      asks    FpX-X---X-------X-----------X-----------X-----------X
      faults  -122333344444444555555555555666666666666777777777777
      """, tick: 300)
  }

  @Test func aGoodAnswerEndsTheTrouble() {
    expectPlay(
      """
      1st     -            fails
      2nd     -            fails
      3rd     ---a         .never
      4th     -            fails
      wishes  -----p
      shows   ---aaaaaa
      asks    FX-X-pX--
      faults  122--1111
      """, tick: 300)
  }

  @Test func aLateAnswerIsTakenAlsoWhenItWasGivenUp() {
    expectPlay(
      """
      1st     a--------b      .never late 4
      shows   ----aaaaabbb
      calls   1111--------
      faults  --11--------
      """, timeout: 2)
  }

  @Test func aProviderThatHangsIsAskedOnceMoreAndThenLeftAlone() {
    expectPlay(
      """
      each    a  late 1000
      shows   --------------------------
      asks    F------X------------------
      calls   11111112222222222222222222
      faults  --1111111222222222222222
      """, timeout: 2)
  }

  @Test func aWishBeyondTwoCallsIsGrantedOnceWhenOneReturns() {
    expectPlay(
      """
      1st     a        late 9
      2nd     b        late 6
      3rd     ---------c
      wishes  -p-pipC-----
      shows   -------bbccc
      asks    Fp-----p----
      calls   122222211---
      """)
  }

  @Test func anAnswerThatWasOvertakenIsDropped() {
    expectPlay(
      """
      1st     a-----x  .after(1) late 5
      2nd     b        .never late 2
      wishes  -i
      shows   ---bbbbbbbbbb
      asks    Fi-----------
      calls   12211--------
      """)
  }

  @Test func aLateAnswerThatIsNewerThanWhatShowsIsTakenBeforeTheNewest() {
    expectPlay(
      """
      1st     a        .never
      2nd     b        .never late 2
      3rd     c        .never late 4
      wishes  -pi
      shows   aaabbbcccc
      calls   -12111----
      """)
  }

  @Test func anOverdueCallThatFailsInTheEndIsOneFault() {
    expectPlay(
      """
      1st     -        fails late 4
      2nd     -----a   .never
      shows   -------aaa
      asks    F------X--
      faults  --11111---
      """, timeout: 2)
  }

  @Test func aFaultThatWasOvertakenIsNoFault() {
    expectPlay(
      """
      1st     -        fails late 5
      2nd     b        .never late 2
      wishes  -i
      shows   ---bbbbbbbbbb
      asks    Fi-----------
      faults  -------------
      """)
  }

  @Test func aGoodAnswerAfterAFaultHoldsWhatShowed() {
    expectPlay(
      """
      1st     a--b       .never
      2nd     -          fails
      3rd     -----------c  .never
      wishes  -----p
      shows   aaabbbbbbbbcc
      asks    F----p----X--
      """)
  }
}
