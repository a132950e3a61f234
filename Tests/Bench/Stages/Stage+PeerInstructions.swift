import FoundationEssentials
import Kit

extension Stage {
  static func instructions(
    of six: BoardData, by count: InstructionCount
  ) throws -> [Figure] {
    let words = try six.command("--at", morning)
    let render = Command(words[0], ["render", "--size", "120x40"] + words.dropFirst())
    let help = Command(words[0], ["--help"])
    return try firstPaints(of: six) + [
      Figure("peers.render.six", try count.cost(of: render), count.unit, limit: 80),
      Figure("peers.help", try count.cost(of: help), count.unit, limit: 5),
    ]
  }

  /// Until the first picture, which is one of tiles whose widgets haven't answered yet: first with
  /// nothing kept, and then with what the dashboard before has left.
  private static func firstPaints(of board: BoardData) throws -> [Figure] {
    let paint = FirstPaint(words: try board.command())
    board.forget()
    return try [("new", 80.0), ("kept", 30)].map { name, limit in
      try figure("peers.first.\(name)", limit: limit) { try paint.instructions() }
    }
  }

  /// Minutes within an hour, in which no entry turns; the weather is asked for anew. And the seconds of a
  /// timer.
  static func changes(
    of boards: KeyValuePairs<String, BoardData>, _ timer: BoardData
  ) throws -> [Figure] {
    let limits = ["one": 0.1, "six": 1]
    return try boards.map { name, board in
      let words = try board.command("--from", "2026-11-21T10:05:00+09:00", "--speed", "60")
      return try figure("peers.minute.\(name)", limit: limits[name]) {
        try CountedChanges(words: words).mean()
      }
    } + [figure("peers.second.timer") { try CountedChanges(words: timer.command()).mean() }]
  }

  private static func figure(
    _ title: String, limit: Double? = nil, _ count: () throws -> Double
  ) throws -> Figure {
    guard CountedPictures.canBeCounted else {
      return Figure(title, lacking: CountedPictures.need, .instructions, limit: limit)
    }
    return Figure(title, try count(), .instructions, limit: limit)
  }
}
