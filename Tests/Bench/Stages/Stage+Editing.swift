import Cells
import Kit

extension Stage {
  static let editing = Stage(
    name: "edit",
    summary:
      "the built program with 30 widgets: from a key that edits to its picture, and its motion"
  ) {
    try responses + motion
  }

  private static var responses: [Figure] {
    get throws {
      let data = try EditData()
      var session = try KeySession(in: data.folder.path, size: size)
      try session.press("e", until: "Edit Home Screen")
      let pictures = try (0..<rounds).flatMap { _ in try session.firstPictures(of: steps) }
      let (times, processorTimes) = (pictures.map(\.time), pictures.map(\.processorTime))
      return [
        Figure("edit.key.median", times.percentile(50), .milliseconds),
        Figure("edit.key.p99", times.percentile(99), .milliseconds, limit: 16),
        Figure("edit.key.processor.median", processorTimes.percentile(50), .milliseconds),
        Figure("edit.key.processor.p99", processorTimes.percentile(99), .milliseconds),
      ]
    }
  }

  private static var motion: [Figure] {
    get throws {
      let data = try EditData()
      var session = try KeySession(movingIn: data.folder.path, size: size)
      try session.press("e", until: "Edit Home Screen")
      let motions = try session.motion(of: steps)
      return [
        Figure(
          "edit.motion.pictures", Double(motions.map(\.pictures).max() ?? 0), .pictures, limit: 8),
        Figure(
          "edit.motion.bytes", Double(motions.map(\.bytes).max() ?? 0), .bytes, limit: 250_000),
      ]
    }
  }

  private static let size = Size(width: 200, height: 60)

  private static let rounds = 40
  /// A widget is taken in hand, carried about and put down; that is undone, and another one chosen.
  private static let steps = [
    "\r", "\u{1B}[C", "\u{1B}[B", "\u{1B}[C", "\u{1B}[C", "\r", "z", "\u{1B}[C", "x", "z",
    "\u{1B}[H",
  ]
}
