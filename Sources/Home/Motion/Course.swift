/// The frames of a motion: a few, evenly spaced, and the same instants for all that moves.
struct Course: Hashable, Sendable {
  /// What all motions that begin before the next frame have in common.
  private let beginning: Duration

  /// How long a frame is shown.
  static let step = Duration.milliseconds(40)
  /// With the still picture after them they are eleven.
  static let frameCount = 10

  init(beginningAt instant: Duration) {
    let beat = Self.step.components.attoseconds
    beginning =
      instant
      - Duration(secondsComponent: 0, attosecondsComponent: instant.components.attoseconds % beat)
  }

  /// Which frame an instant shows; nil when the motion is over.
  func frame(at instant: Duration) -> Int? {
    let passed = (instant - beginning) / Self.step
    return passed < Double(Self.frameCount) ? max(0, Int(max(0, passed))) : nil
  }

  func end(ofFrame frame: Int) -> Duration { beginning + Self.step * (frame + 1) }

  /// How far a frame is on the way, which begins and ends slowly.
  func share(ofFrame frame: Int) -> Double {
    let time = Double(frame) / Double(Self.frameCount)
    return time * time * (3 - 2 * time)
  }
}
