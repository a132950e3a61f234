import System
import FoundationEssentials
import Glibc
import Views
import Weather

/// The sun at a place on a day, as seen at a moment.
enum SunDay: Hashable {
  /// The times of sunrise and sunset, and the sun's position between them from 0 to 1; nil at
  /// night.
  case course(rise: Date, set: Date, share: Double?)
  case alwaysUp, alwaysDown

  /// Fails if nothing is known about the day.
  init?(_ entry: WeatherEntry) {
    guard let day = entry.day else { return nil }
    if let rise = day.sunrise, let set = day.sunset, rise < set {
      let share = entry.date.timeIntervalSince(rise) / set.timeIntervalSince(rise)
      self = .course(rise: rise, set: set, share: 0...1 ~= share ? share : nil)
    } else {
      self = entry.reading?.isDay ?? true ? .alwaysUp : .alwaysDown
    }
  }
}

/// The upper half of an ellipse, from its left end to the sun's position.
struct SunArc: Shape {
  /// From 0 to 1.
  let end: Double

  private static let pieces = 32

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: Self.place(0, in: rect))
    let last = max(1, Int(bounded: (end * Double(Self.pieces)).rounded(.up)))
    for piece in 1...last {
      path.addLine(to: Self.place(min(Double(piece) / Double(Self.pieces), end), in: rect))
    }
    return path
  }

  /// The position of the sun after a share of its path, with room around it.
  static func place(_ share: Double, in rect: CGRect) -> CGPoint {
    let inner = rect.insetBy(dx: SunDisc.radius, dy: SunDisc.radius)
    let angle = Double.pi * (1 - share)
    return CGPoint(
      x: inner.midX + cos(angle) * inner.width / 2,
      y: rect.maxY - sin(angle) * (rect.height - SunDisc.radius))
  }
}

/// The sun on its arc.
struct SunDisc: Shape {
  /// From 0 to 1.
  let share: Double

  /// The radius in points.
  static let radius = 11.0

  func path(in rect: CGRect) -> Path {
    let center = SunArc.place(share, in: rect)
    return Path(
      ellipseIn: CGRect(
        x: center.x - Self.radius, y: center.y - Self.radius, width: 2 * Self.radius,
        height: 2 * Self.radius))
  }
}

/// The arc of the sun from sunrise to sunset, with the sun on it.
struct SunWay: View {
  /// The share of the day that has passed, from 0 to 1; nil at night.
  let share: Double?
  let color: Color

  var body: some View {
    ZStack {
      SunArc(end: 1).stroke(.primary.opacity(0.3), style: Self.pen)
      if let share {
        SunArc(end: share).stroke(color, style: Self.pen)
        SunDisc(share: share).fill(color)
      }
    }
  }

  private static let pen = StrokeStyle(lineWidth: 17.0 / 3, lineCap: .butt, lineJoin: .round)
}
