import Bounds
import Glibc

extension Stage {
  static let bounds = Stage(
    name: "bounds", summary: "each input at its greatest size, against its budget of instructions"
  ) {
    let tried = Set(Trial.all.map(\.bound))
    if let bound = Bound.all.first(where: { !tried.contains($0) }) {
      throw Failure("nothing tries \(bound.input)")
    }
    let count = try InstructionCount.best()
    defer { BarePrograms.shared.clear() }
    return Trial.all.map { figure(of: $0, by: count) }
  }

  /// What can't be tried costs too much, so that the others are still told.
  private static func figure(of trial: Trial, by count: InstructionCount) -> Figure {
    var cost = Double.infinity
    do {
      cost = try trial.cost(by: count)
    } catch {
      let complaint = "bench: \(trial.name): \(error)\n"
      write(STDERR_FILENO, complaint, complaint.utf8.count)
    }
    return Figure(
      "bounds.\(trial.name)", cost, count.unit, limit: Double(trial.bound.budget))
  }
}
