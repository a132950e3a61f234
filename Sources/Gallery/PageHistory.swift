import Pages
import System

/// What the user has done on a page since the program started, and can undo; one for the whole
/// program.
package final class PageHistory<Step: Sendable>: Sendable {
  private let steps = LockedValue(UndoHistory<Step>())

  package init() {}

  /// The last step; nil if there is none.
  var last: Step? { steps.withLock { $0.last } }

  /// Notes a step that has been performed.
  func note(_ step: Step) { steps.withLock { $0.note(step) } }

  /// Takes the last step back by what returns the step as it is then. One that is lost for good is
  /// forgotten.
  func undo(
    forgetting isLost: (any Error) -> Bool = { _ in false }, _ takeBack: (Step) throws -> Step
  ) throws {
    guard let step = last else { return }
    do {
      let undone = try takeBack(step)
      steps.withLock { $0.undo(as: undone) }
    } catch {
      if isLost(error) { steps.withLock { $0.dropLast() } }
      throw error
    }
  }

  /// Makes the step again that was undone last.
  func redo(
    forgetting isLost: (any Error) -> Bool = { _ in false }, _ again: (Step) throws -> Step
  ) throws {
    guard let step = steps.withLock({ $0.next }) else { return }
    do {
      let done = try again(step)
      steps.withLock { $0.redo(as: done) }
    } catch {
      if isLost(error) { steps.withLock { $0.dropNext() } }
      throw error
    }
  }
}
