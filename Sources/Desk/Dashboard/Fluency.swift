/// Whether the terminal keeps up with frames that come shortly one after the other.
///
/// It does not on a slow line, if what it was asked behind the first frame was answered late, and
/// after a frame that took longer to write than frames of a motion are shown.
struct Fluency {
  private let isOnSlowLine: Bool
  private var question: Duration?
  private var answersLate = false
  private var writesLate = false

  init(onSlowLine isOnSlowLine: Bool) {
    self.isOnSlowLine = isOnSlowLine
  }

  var keepsUp: Bool { !isOnSlowLine && !answersLate && !writesLate }

  /// The first frame is about to be written, and the questions behind it.
  mutating func ask(at instant: Duration) {
    question = instant
  }

  /// The first answer comes when the terminal has taken all that was written before it.
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
