/// The steps that can be undone, and those that can be redone; the oldest are forgotten.
package struct UndoHistory<Step: Sendable>: Sendable {
  private var done: [Step] = []
  private var undone: [Step] = []
  private let limit: Int

  package init(limit: Int = 100) {
    self.limit = limit
  }

  /// Notes a new step, after which nothing can be redone.
  package mutating func note(_ step: Step) {
    done = (done + [step]).suffix(limit)
    undone = []
  }

  /// Takes back the last step; it stays the last one if that fails. Returns nil if there is none.
  @discardableResult
  package mutating func undo(_ takeBack: (Step) throws -> Void) rethrows -> Step? {
    guard let step = done.last else { return nil }
    try takeBack(step)
    undone.append(done.removeLast())
    return step
  }

  /// Repeats the step that was undone last; it stays undone if that fails. Returns nil if there is
  /// none.
  @discardableResult
  package mutating func redo(_ repeatStep: (Step) throws -> Void) rethrows -> Step? {
    guard let step = undone.last else { return nil }
    try repeatStep(step)
    done.append(undone.removeLast())
    return step
  }
}
