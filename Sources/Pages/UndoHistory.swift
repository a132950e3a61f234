/// The steps that can be undone, the latest last, and those that can be redone.
package struct UndoHistory<Step: Sendable>: Sendable {
  private var done: [Step] = []
  private var undone: [Step] = []
  private let limit: Int

  /// Creates an empty history that forgets the oldest of more steps than its limit.
  package init(limit: Int = 100) {
    self.limit = limit
  }

  /// The step that is undone next; nil if there is none.
  package var last: Step? { done.last }

  /// The step that is redone next; nil if there is none.
  package var next: Step? { undone.last }

  /// Records a new step, after which none can be redone.
  package mutating func note(_ step: Step) {
    done = (done + [step]).suffix(limit)
    undone = []
  }

  /// Records that the last step was undone; another takes its place where undoing made one.
  package mutating func undo(as step: Step? = nil) {
    guard let last = done.popLast() else { return }
    undone.append(step ?? last)
  }

  /// Records that the next step was redone.
  package mutating func redo(as step: Step? = nil) {
    guard let next = undone.popLast() else { return }
    done.append(step ?? next)
  }

  /// Forgets the last step, because it can't be undone any more.
  package mutating func dropLast() { _ = done.popLast() }

  /// Forgets the next step, because it can't be redone any more.
  package mutating func dropNext() { _ = undone.popLast() }
}
