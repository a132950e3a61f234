import FoundationEssentials
import Kit

extension Stage {
  static func instructions(
    of six: BoardData, by count: InstructionCount
  ) throws -> [Figure] {
    let words = try six.command("--at", morning)
    let render = Command(words[0], ["render", "--size", "120x40"] + words.dropFirst())
    let help = Command(words[0], ["--help"])
    let paint = FirstPaint(words: try six.command())
    return [
      try figure("peers.first.six", limit: 80) { try paint.instructions() },
      Figure("peers.render.six", try count.cost(of: render), count.unit, limit: 65),
      Figure("peers.help", try count.cost(of: help), count.unit, limit: 5),
    ]
  }

  /// Minutes within an hour, in which no entry turns; the weather is asked for anew. And the seconds of a
  /// timer.
  static func changes(
    of one: BoardData, _ six: BoardData, _ timer: BoardData
  ) throws -> [Figure] {
    let hour = ["--from", "2026-11-21T10:05:00+09:00", "--speed", "60"]
    let boards: [(title: String, limit: Double, words: [String])] = [
      ("peers.minute.one", 0.3, try one.command() + hour),
      ("peers.minute.six", 2, try six.command() + hour),
      ("peers.second.timer", 4, try timer.command()),
    ]
    return try boards.inParallel { title, limit, words in
      Result {
        try figure(title, limit: limit) { try CountedChanges(words: words).mean() }
      }
    }
    .map { try $0.get() }
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
