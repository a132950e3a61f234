import Cast
import Cells
import FoundationEssentials
import HomeTesting
import Layout
import Testing
import Timelines

@testable import Home

/// While nothing happens, a minute costs only what it paints.
struct LullTests {
  private func home(_ board: [Instance]) async throws -> SeenHome {
    var home = try await SeenHome.test(120, 40, showing: board)
    _ = home.advance(to: .test)
    _ = home.frame(at: .test)
    return home
  }

  @Test func looksAsIfItWerePaintedAnew() async throws {
    var home = try await home(Sample.board)
    var marks: [Lull.Mark?] = []
    for minute in 1...180 {
      let date = Date.test + Double(minute) * 60
      _ = home.advance(to: date)
      let mark = home.lull?.mark
      if marks.last.map({ $0 !== mark }) ?? true { marks.append(mark) }
      let frame = home.frame(at: date)
      var pictures = Pictures()
      let other = home.home.frame(at: date, reusing: &pictures)
      #expect(frame.canvas == other.canvas && frame.until == other.until, "\(minute)")
    }
    #expect(!marks.contains { $0 == nil })
    #expect(marks.count == 3, "The weather has entries after one hour and two.")
  }

  @Test func lastsUntilSomethingHappens() async throws {
    var home = try await home(Sample.board)
    let mark = try #require(home.lull?.mark)
    _ = home.advance(to: .test + 60)
    #expect(home.lull?.mark === mark)
    _ = home.advance(to: .test + 30)
    #expect(home.lull?.mark !== mark, "The clock was set back.")

    let events: [Event] = [
      .input(.key(Key(.right))), .clockChanged, .attentionChanged(isAway: true),
      .resized(Size(width: 80, height: 24)), .noticed("edit.removed"), .lockChanged(true),
    ]
    for event in events {
      _ = home.advance(to: .test + 60)
      _ = home.handle(event, at: .test + 60)
      #expect(home.lull == nil, "\(event)")
    }
    _ = home.advance(to: .test + 60)
    #expect(home.lull == nil, "The lock has a clock of its own.")
  }

  @Test func goesOnWhileAWidgetIsAsked() async throws {
    var home = try await home(
      Sample.instances([("failing", .systemSmall), ("days", .systemSmall)]))
    let (mark, date) = (try #require(home.lull?.mark), try #require(home.nextDate))
    let questions = home.advance(to: date).compactMap(\.question)
    #expect(questions.map(\.request.instance.number) == [0])
    #expect(home.lull?.mark === mark)
    #expect(home.nextDate.map { date < $0 } ?? true, "It is asked once.")
    #expect(home.advance(to: date).isEmpty)
    var pictures = Pictures()
    let other = home.home.frame(at: date, reusing: &pictures)
    #expect(home.frame(at: date).canvas == other.canvas)
    _ = home.handle(.answered(try await #require(questions.first).answer), at: date)
    #expect(home.lull == nil)
  }

  @Test func isCalmUpToWhatIsScheduledAndNotAtIt() async throws {
    var home = try await home(Sample.board)
    let next = try #require(home.nextDate)
    #expect(home.home.isCalm(upTo: next - 1) && !home.home.isCalm(upTo: next))
    _ = home.handle(.input(.key(Key(.right))), at: .test)
    #expect(!home.home.isCalm(upTo: next - 1), "The key may have changed anything.")
    _ = home.handle(.lockChanged(true), at: .test)
    _ = home.advance(to: .test)
    #expect(!home.home.isCalm(upTo: next - 1), "The lock has a clock of its own.")
  }

  @Test func belongsToOnePainting() async throws {
    let home = try await home([])
    let (lull, presentation) = (try #require(home.lull), home.presentation)
    var pictures = Pictures()
    #expect(pictures.frame(in: lull, by: presentation, now: nil) == nil)
    _ = home.home.frame(at: .test, reusing: &pictures)
    #expect(pictures.frame(in: lull, by: presentation, now: nil)?.painted == [])
    pictures.rest()
    #expect(pictures.frame(in: lull, by: presentation, now: nil) == nil)
  }
}
