import Testing

@testable import Desk

struct AbsenceTests {
  @Test func becomesLongAfterASecond() {
    var absence = Absence()
    #expect(absence.deadline == nil && !absence.isLong)
    absence.hear(isThere: false, at: .seconds(5))
    #expect(absence.deadline == .seconds(6))
    absence.hear(isThere: false, at: .seconds(5.5))
    absence.expire(at: .seconds(5.9))
    #expect(absence.deadline == .seconds(6) && !absence.isLong)
    absence.expire(at: .seconds(6))
    #expect(absence.isLong && absence.deadline == nil)
    absence.hear(isThere: true, at: .seconds(7))
    #expect(!absence.isLong && absence.deadline == nil)
  }

  @Test func isForgottenWhenItWasShort() {
    var absence = Absence()
    absence.hear(isThere: false, at: .zero)
    absence.hear(isThere: true, at: .milliseconds(900))
    absence.expire(at: .seconds(60))
    #expect(!absence.isLong)
  }
}
