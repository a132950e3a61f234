import Foundation
import Kit
import Testing
import Timelines

struct AgendaTests {
  private func date(_ second: Int) -> Date { .noon + Double(second) }

  @Test func tellsWhatIsDueTheFirstToComeFirst() {
    var agenda = Agenda<String>()
    agenda["later"] = date(3)
    agenda["second"] = date(2)
    agenda["first"] = date(1)
    agenda["third"] = date(2)
    #expect(agenda.next == date(1))
    #expect(agenda.due(by: date(0)) == [])
    #expect(agenda.due(by: date(2)) == ["first", "second", "third"])
    #expect(agenda["later"] == date(3) && agenda["nothing"] == nil)
  }

  @Test func whatKeepsItsDateKeepsItsPlaceAndWhatIsMovedComesLast() {
    var agenda = Agenda<String>()
    for key in ["a", "b", "c"] { agenda[key] = date(1) }
    agenda["a"] = date(1)
    agenda["b"] = date(2)
    agenda["b"] = date(1)
    #expect(agenda.due(by: date(1)) == ["a", "c", "b"])
  }

  @Test func forgetsWhatIsTakenOut() {
    var agenda = Agenda<String>()
    for (second, key) in ["a", "b", "c"].enumerated() { agenda[key] = date(second) }
    agenda["a"] = nil
    agenda["a"] = nil
    #expect(agenda.next == date(1) && agenda.due(by: date(9)) == ["b", "c"])
    agenda["c"] = nil
    agenda["b"] = nil
    #expect(agenda.next == nil && agenda.due(by: .distantFuture) == [])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func agreesWithADictionary(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var agenda = Agenda<Int>()
    var dates: [Int: Date] = [:]
    for _ in 0..<300 {
      let key = Int.random(in: 0..<20, using: &random)
      let second = Int.random(in: -5..<20, using: &random)
      dates[key] = second < 0 ? nil : date(second)
      agenda[key] = dates[key]
      #expect(agenda.next == dates.values.min())
      #expect(agenda[key] == dates[key])
      let due = agenda.due(by: date(second))
      #expect(Set(due) == Set(dates.filter { $0.value <= date(second) }.keys))
      #expect(due.compactMap { dates[$0] } == due.compactMap { dates[$0] }.sorted())
    }
  }
}
