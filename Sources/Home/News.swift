import FoundationEssentials
import Timelines

/// How the asking for each widget goes: when something last came of it, and whether it fails.
struct News: Sendable {
  private var states: [Instance.ID: State] = [:]

  private struct State {
    /// Older answers tell nothing any more.
    var generation = 0
    var date: Date?
    var isFailing = false
    var isLoading: Bool { date == nil && !isFailing }
  }

  mutating func asked(_ request: Request) {
    states[request.instance, default: State()].generation = request.generation
  }

  /// Takes note of an answer; says whether it is one to the last request.
  mutating func receive(_ answer: Answer, at date: Date) -> Bool {
    let id = answer.request.instance
    guard states[id]?.generation == answer.request.generation else { return false }
    if case .reel(let reel) = answer.outcome, reel.count > 0 {
      states[id]?.date = date
      states[id]?.isFailing = false
    } else {
      states[id]?.isFailing = true
    }
    return true
  }

  /// Widgets of which nothing is known yet.
  var loadingCount: Int { states.values.count(where: \.isLoading) }
  var failingCount: Int { states.values.count(where: \.isFailing) }

  /// What a failing widget shows was known at its date, if anything was; nil for one that works.
  func trouble(of id: Instance.ID) -> Trouble? {
    states[id].flatMap { $0.isFailing ? Trouble(lastNews: $0.date) : nil }
  }
}
