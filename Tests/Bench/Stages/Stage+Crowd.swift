import Cast
import Cells
import FoundationEssentials
import Home
import HomeTesting
import Terminal
import Timelines

extension Stage {
  static let crowd = Stage(
    name: "crowd", summary: "the turn of an entry, up to the terminal, among 2 and 500 widgets"
  ) {
    let few = try turns(of: 2)
    let many = try turns(of: 500)
    return [
      Figure("crowd.turn.2", few, in: .microseconds),
      Figure("crowd.turn.500", many, in: .microseconds),
      Figure("crowd.ratio", many.median / few.median, .ratio, limit: 1.5),
      Figure("crowd.answer", try hiddenAnswers(), in: .microseconds),
      Figure("crowd.memory", try bytesPerEntry(), .bytes, limit: 64),
    ]
  }

  private static let entries = 100

  /// From an entry's date to having written, as in the loop.
  private static func turns(of widgets: Int) throws -> Timing {
    try BusyTerminal.with(size: Subject.sizes[0]) { terminal in
      var screen = try Screen(bench: terminal)
      let start = try Subject().crowd(of: widgets, entries: 10_000)
      var home = start
      try screen.show(&home, at: Subject.date)
      return try Timing.of { watch in
        if home.nextChange == nil { home = start }
        guard let date = home.nextChange else { return }
        try watch.time {
          _ = home.advance(to: date)
          return try screen.show(&home, at: date).byteCount
        }
      }
    }
  }

  /// From the answer for a widget on another page to having found that nothing changes.
  private static func hiddenAnswers() throws -> Timing {
    var home = try Subject().crowd(of: 500, entries: entries)
    _ = home.canvas(at: Subject.date)
    let hidden = Instance.ID(499)
    return .of { watch in
      // The user's own refreshes aren't limited by a budget.
      _ = home.handle(.input(.key(Key("R"))), at: Subject.date)
      _ = home.canvas(at: Subject.date)
      for case .ask(let question) in home.advance(to: Subject.date)
      where question.request.instance == hidden {
        let timeline = AnyTimeline(counting: 100, from: Subject.date, every: 60)
        watch.time {
          _ = home.handle(
            .answered(TimelineAnswer(to: question.request, .timeline(timeline))), at: Subject.date)
          return home.canvas(at: Subject.date)
        }
      }
    }
  }

  /// The cost of each entry but the first of a widget.
  private static func bytesPerEntry() throws -> Double {
    let subject = try Subject()
    let first = subject.crowd(of: 500, entries: 1)
    let bare = Memory.inUse
    let lean = subject.crowd(of: 500, entries: 1)
    let middle = Memory.inUse
    let full = subject.crowd(of: 500, entries: entries)
    let kilobytes = (Memory.inUse - middle) - (middle - bare)
    return withExtendedLifetime([first, lean, full]) {
      kilobytes * 1024 / Double(500 * (entries - 1))
    }
  }
}
