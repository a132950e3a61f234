import Bounds

extension Stage {
  static let bounds = Stage(
    name: "bounds", summary: "each input at its greatest size, against its budget of instructions"
  ) {
    let tried = Set(Trial.all.map(\.bound))
    if let bound = Bound.all.first(where: { !tried.contains($0) }) {
      throw Failure("nothing tries \(bound.input)")
    }
    let count = try InstructionCount.best()
    return try Trial.all.map { trial in
      Figure(
        "bounds.\(trial.name)", try trial.cost(by: count), count.unit,
        limit: Double(trial.bound.budget))
    }
  }
}
