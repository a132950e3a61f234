import Almanac
import Foundation
import Testing

struct TimerSpanTests {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000.4)

  private func span(
    _ length: Double, pause: Double? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) -> TimerSpan {
    TimerSpan(
      interval: start...start + length, pauseTime: pause.map { start + $0 },
      countsDown: countsDown, showsHours: showsHours)
  }

  @Test(arguments: [
    (true, -100.0, "1:02:03"), (true, 0, "1:02:03"), (true, 0.1, "1:02:03"), (true, 1, "1:02:02"),
    (true, 3722.5, "0:01"), (true, 3723, "0:00"), (true, 9999, "0:00"),
    (false, -100, "0:00"), (false, 0.9, "0:00"), (false, 1, "0:01"), (false, 3723, "1:02:03"),
    (false, 9999, "1:02:03"),
  ])
  func staysInsideItsInterval(countsDown: Bool, second: Double, expected: String) throws {
    let timer = span(3723, countsDown: countsDown)
    #expect(try DateWriter.english().text(of: timer, at: start + second).text == expected)
  }

  @Test func minutesTakeTheHoursIn() throws {
    let timer = span(3723, showsHours: false)
    #expect(try DateWriter.english().text(of: timer, at: start).text == "62:03")
  }

  @Test(arguments: [
    (true, 10.0, 5.0, "0:55"), (true, 10, 10, "0:50"), (true, 10, 99, "0:50"),
    (false, 10.5, 99, "0:10"), (false, -5, 99, "0:00"), (false, 500, 99, "1:00"),
  ])
  func standsFromItsPauseOn(
    countsDown: Bool, pause: Double, second: Double, expected: String
  ) throws {
    let timer = span(60, pause: pause, countsDown: countsDown)
    let text = try DateWriter.english().text(of: timer, at: start + second)
    #expect(text.text == expected)
    #expect((text.until == nil) == (second >= min(pause, 60)))
  }

  @Test(arguments: [true, false], [nil, 7, 7.5, -3, 100] as [Double?])
  func holdsUntilItChangesAndThenForEver(countsDown: Bool, pause: Double?) throws {
    let writer = try DateWriter.english()
    for length in [0, 0.3, 1, 9.6, 12] {
      let timer = span(length, pause: pause, countsDown: countsDown)
      var now = start - 2.5
      var text = writer.text(of: timer, at: now)
      while let until = text.until {
        #expect(until > now)
        #expect(writer.text(of: timer, at: until.previous) == text)
        now = until
        let next = writer.text(of: timer, at: now)
        #expect(next.text != text.text)
        text = next
      }
      for second in [0, 0.5, 1, 5, 100, 1e9] {
        #expect(writer.text(of: timer, at: now + second) == text)
      }
    }
  }
}
