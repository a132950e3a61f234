import Cells
import Kit

extension Stage {
  static let editing = Stage(
    name: "edit", summary: "the built program with 30 widgets: from a key that edits to its bytes"
  ) {
    let data = try EditData()
    var session = try KeySession(in: data.folder.path, size: Size(width: 200, height: 60))
    try session.press("e", until: "Edit Home Screen")
    let times = try (0..<rounds).flatMap { _ in try session.times(of: steps) }
    return [
      Figure("edit.key.median", times.percentile(50), .milliseconds),
      Figure("edit.key.p99", times.percentile(99), .milliseconds, limit: 16),
    ]
  }

  private static let rounds = 100
  /// A widget is taken in hand, carried about and put down; that is undone, and another one chosen.
  private static let steps = [
    "\r", "\u{1B}[C", "\u{1B}[B", "\u{1B}[C", "\u{1B}[C", "\r", "z", "\u{1B}[C", "x", "z",
    "\u{1B}[H",
  ]
}
