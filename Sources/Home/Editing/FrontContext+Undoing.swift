import Boards
import FoundationEssentials
import Pages

/// The way through what was done: back, or forth again.
enum Retracing: String {
  case back = "edit.undone"
  case again = "edit.redone"
}

extension FrontContext {
  /// Takes the last step back, or again what was taken back last: a move of the board, or a look, of which
  /// the header tells. Nil if there is none.
  mutating func retrace(_ way: Retracing, at date: Date) -> FrontStep? {
    let history = board.steps.history
    guard let revision = way == .back ? history.last?.back : history.next?.again else { return nil }
    if way == .back { board.steps.history.undo() } else { board.steps.history.redo() }
    switch revision {
    case .moves(let moves): return .stay(arrange { $0.take(moves) })
    case .looks(let words):
      tell(of: words, undoing: way == .again)
      return .set(words, at: date)
    }
  }

  /// The same, and says what that has brought about.
  mutating func retraceTelling(_ way: Retracing, at date: Date) -> FrontStep? {
    guard let step = retrace(way, at: date) else { return nil }
    guard case .stay(let effects) = step else { return step }
    let moves = effects.lazy.compactMap { effect -> [BoardMove]? in
      if case .arrange(let step) = effect { step.moves } else { nil }
    }.first
    if let moves { messages.passing = "\(way.rawValue).\(moves.outcome.rawValue)" }
    return step
  }

  /// Has the header tell of looks, and of the key that takes them back.
  mutating func tell(of words: [Aspect: String], undoing canUndo: Bool) {
    guard let aspect = Aspect.allCases.first(where: { words[$0] != nil }) else { return }
    var presentation = presentation
    for (aspect, word) in words { _ = presentation.preferences.set(aspect, to: word) }
    messages.look = ChangedLook(
      aspect: aspect, value: presentation.settingWord(of: aspect),
      undo: canUndo ? label(of: .undo, at: .home) : nil)
  }
}

/// What a step does to the board as a whole.
private enum StepOutcome: String {
  case added, removed, changed, arranged
}

extension [BoardMove] {
  /// What a user notices of the moves first.
  fileprivate var outcome: StepOutcome {
    let outcomes = map(\.outcome)
    return [.added, .removed, .changed].first(where: outcomes.contains) ?? .arranged
  }
}

extension BoardMove {
  fileprivate var outcome: StepOutcome {
    switch self {
    case .insert, .stack: .added
    case .remove: .removed
    case .revise: .changed
    case .move, .show, .arrange, .takeOver: .arranged
    }
  }
}
