import Boards

extension FrontContext {
  /// Takes the last step back, and says what that has brought about.
  mutating func takeBack() -> [Effect] { retrace("edit.undone") { $0.undo() } }

  /// Takes the step again that was taken back last, and says what that has brought about.
  mutating func takeAgain() -> [Effect] { retrace("edit.redone") { $0.redo() } }

  private mutating func retrace(
    _ told: String, _ change: (inout ShownBoard) -> BoardStep?
  ) -> [Effect] {
    let effects = arrange(change)
    let moves = effects.lazy.compactMap { effect -> [BoardMove]? in
      if case .arrange(let step) = effect { step.moves } else { nil }
    }.first
    if let moves { messages.passing = "\(told).\(moves.outcome.rawValue)" }
    return effects
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
