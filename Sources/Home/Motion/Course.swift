/// The frames of a motion: few, evenly spaced, and at the same instants for everything that moves.
struct Course: Hashable, Sendable {
  /// The same for all motions that begin before the next frame.
  private let beginning: Duration
  private let frameCount: Int

  /// The duration of a frame.
  static let step = Duration.milliseconds(40)

  /// Usually eight frames with the final picture.
  init(beginningAt instant: Duration, frames: Int = 7) {
    frameCount = frames
    let beat = Self.step.components.attoseconds
    beginning =
      instant
      - Duration(secondsComponent: 0, attosecondsComponent: instant.components.attoseconds % beat)
  }

  /// The frame at an instant; nil when the motion is over.
  func frame(at instant: Duration) -> Int? {
    let passed = (instant - beginning) / Self.step
    return passed < Double(frameCount) ? max(0, Int(max(0, passed))) : nil
  }

  func end(ofFrame frame: Int) -> Duration { beginning + Self.step * (frame + 1) }

  /// The progress at a frame, eased at both ends.
  func share(ofFrame frame: Int) -> Double {
    let time = Double(frame) / Double(frameCount)
    return time * time * (3 - 2 * time)
  }
}
