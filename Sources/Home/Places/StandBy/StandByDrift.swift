import Cells
import FoundationEssentials

/// How StandBy wanders, so that nothing burns in: by a cell every 15 minutes, round and round.
enum StandByDrift {
  /// The way from the usual place at a date.
  static func way(at date: Date) -> Point {
    let step = (date.timeIntervalSince1970 / interval).rounded(.down)
    let index = step.truncatingRemainder(dividingBy: Double(loop.count))
    return loop[Int(index < 0 ? index + Double(loop.count) : index)]
  }

  /// When it takes the next step.
  static func end(after date: Date) -> Date {
    let step = (date.timeIntervalSince1970 / interval).rounded(.down)
    return Date(timeIntervalSince1970: (step + 1) * interval)
  }

  private static let interval = 900.0

  private static let loop = [
    Point(x: 0, y: -1), Point(x: 1, y: -1), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 0, y: 1),
    Point(x: -1, y: 1), Point(x: -1, y: 0), Point(x: -1, y: -1),
  ]
}
