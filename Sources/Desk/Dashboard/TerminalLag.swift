/// Tracks whether the terminal keeps up with animation.
///
/// It doesn't on a slow line, after a late answer to the questions behind the first frame, and
/// after a frame that took longer to write than an animation frame lasts.
struct TerminalLag {
  private let isOnSlowLine: Bool
  private var question: Duration?
  private var answersLate = false
  private var writesLate = false

  init(onSlowLine isOnSlowLine: Bool) {
    self.isOnSlowLine = isOnSlowLine
  }

  var keepsUp: Bool { !isOnSlowLine && !answersLate && !writesLate }

  /// Records that the first frame and the questions behind it are about to be written.
  mutating func ask(at instant: Duration) {
    question = instant
  }

  /// Records the first answer, which comes when the terminal has read everything before the
  /// question.
  mutating func hear(at instant: Duration) {
    guard let question else { return }
    answersLate = instant - question > Self.latestAnswer
    self.question = nil
  }

  mutating func write(from start: Duration, to end: Duration) {
    writesLate = end - start > Self.longestWrite
  }

  private static let latestAnswer = Duration.milliseconds(500)
  private static let longestWrite = Duration.milliseconds(40)
}
