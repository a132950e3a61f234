import FoundationEssentials
import Timelines

/// How the asking for each widget goes: when something last came of it, and whether it fails.
struct News: Sendable {
  private var states: [Instance.ID: State] = [:]

  private struct State {
    /// Of the last answer; older ones tell nothing any more.
    var generation = 0
    var date: Date?
    var isFailing = false
    var isLoading: Bool { date == nil && !isFailing }
  }

  mutating func asked(_ request: Request) {
    states[request.instance] = states[request.instance] ?? State()
  }

  mutating func receive(_ answer: Answer, at date: Date) {
    let id = answer.request.instance
    guard var state = states[id], answer.request.generation >= state.generation else { return }
    state.generation = answer.request.generation
    if case .reel(let reel) = answer.outcome, reel.count > 0 {
      state.date = date
      state.isFailing = false
    } else {
      state.isFailing = true
    }
    states[id] = state
  }

  /// What is known can't be from the future.
  mutating func clockChanged(to date: Date) {
    for (id, state) in states { states[id]?.date = state.date.map { min($0, date) } }
  }

  /// Widgets of which nothing is known yet.
  var loadingCount: Int { states.values.count(where: \.isLoading) }
  var failingCount: Int { states.values.count(where: \.isFailing) }

  /// What a failing widget shows was known at its date, if anything was; nil for one that works.
  func trouble(of id: Instance.ID) -> Trouble? {
    states[id].flatMap { $0.isFailing ? Trouble(lastNews: $0.date) : nil }
  }
}
