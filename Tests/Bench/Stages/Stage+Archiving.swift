import Views

extension Stage {
  static let archive = Stage(name: "archive", summary: "view -> node") {
    let subject = try Subject()
    let count = subject.board.count
    let timing = Timing.of { subject.board }
    return [
      Figure("archive.node", timing.divided(by: count), in: .nanoseconds),
      Figure("archive.board", timing, in: .microseconds),
    ]
  }
}
