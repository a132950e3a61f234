import System
import Glibc
import Kit

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
    // The time of one child can't be told from that of another.
    let figures =
      count == .time
      ? Trial.all.map { figure(of: $0, by: count) }
      : Trial.all.inParallel { figure(of: $0, by: count) }
    return figures + [try memoryOfReminders()]
  }

  /// The memory for widgets of the longest todo.txt.
  private static func memoryOfReminders() throws -> Figure {
    let folder = try TestFolder()
    let line = "(B) 2026-11-01 Call the dentist about +health @phone due:2026-12-01\n"
    let lines = String(repeating: line, count: Bound.todoLines.greatest)
    let (list, widgets) = (folder.file("todo.txt"), folder.file("config/widgets"))
    try Trial.write(lines, as: list)
    try Trial.write("reminders large\n", as: widgets)
    try Trial.run(Trial.widgetty(["todo", "file", list], in: folder))
    let peak = try PeakMemory.peak(of: Trial.widgetty(["read"], in: folder))
    return Figure("bounds.todo.memory", peak, .kilobytes, limit: 65_536)
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
