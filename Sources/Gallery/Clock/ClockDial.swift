import Almanac
import Glibc
import Timelines
import Views

/// A dial with hands: bright by day, dark by night. Where colours don't tell a disc from its hands, it
/// is a ring.
struct ClockDial: View {
  let time: CivilTime
  var isDay = true
  /// Whether it has marks for the hours.
  var hasMarks = false
  /// The width of the thinnest hand.
  var pen = 17.0 / 3
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.isLuminanceReduced) private var isDimmed
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.showsWidgetContainerBackground) private var hasGround

  var body: some View {
    ZStack {
      if isRing {
        Circle().inset(by: 4).stroke(.primary, style: StrokeStyle(lineWidth: pen))
      } else {
        Circle().inset(by: 2).fill(isDay ? Color("DialDay") : Color("DialNight"))
      }
      if hasMarks {
        DialMarks(hours: [1, 2, 4, 5, 7, 8, 10, 11], pen: pen).fill(ink.opacity(0.55))
        DialMarks(hours: [0, 3, 6, 9], pen: pen).fill(ink)
      }
      // A hand over a mark would look like a hook.
      DialHand(
        turn: Double(time.secondOfDay) / 43_200, length: hasMarks ? 0.4 : 0.52, width: 0.2,
        pen: pen
      )
      .fill(ink).widgetAccentable()
      DialHand(
        turn: Double(time.secondOfDay) / 3600, length: hasMarks ? 0.58 : 0.8, width: 0.08, pen: pen
      )
      .fill(ink).widgetAccentable()
    }
  }

  private var isRing: Bool { mode != .fullColor || isDimmed || isWithoutColor }

  /// As dark as what is around the dial: where a mark meets the rim, a cell has but two colours.
  private var ink: Color {
    if isRing { return .primary }
    guard isDay else { return Color("DialHandNight") }
    return Color(hasGround ? "DialHandDay" : "DialHandFar")
  }
}

/// A hand of a dial, from a little behind the middle.
struct DialHand: Shape {
  /// The turns since twelve.
  let turn: Double
  /// As a share of the radius.
  let length: Double
  let width: Double
  /// The least width in points.
  var pen = 17.0 / 3

  func path(in rect: CGRect) -> Path {
    let dial = DialGeometry(rect)
    let half = max(dial.radius * width, pen) / 2
    var path = Path()
    path.addLines([
      dial.point(turn, -half, aside: -half), dial.point(turn, dial.radius * length, aside: -half),
      dial.point(turn, dial.radius * length, aside: half), dial.point(turn, -half, aside: half),
    ])
    path.closeSubpath()
    return path
  }
}

/// The marks of some hours, a little inside the rim.
struct DialMarks: Shape {
  let hours: [Int]
  let pen: Double

  func path(in rect: CGRect) -> Path {
    let dial = DialGeometry(rect)
    var path = Path()
    for hour in hours {
      let isQuarter = hour.isMultiple(of: 3)
      let center = dial.point(Double(hour) / 12, dial.radius * 0.78)
      let (along, across) =
        isQuarter ? (dial.radius * 0.1, pen * 12 / 17) : (pen * 10.8 / 17, pen * 10.8 / 17)
      let isUpright = hour.isMultiple(of: 6)
      let (x, y) = isQuarter ? isUpright ? (across, along) : (along, across) : (along, across)
      path.addRect(CGRect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y))
    }
    return path
  }
}

/// The middle and the radius of a dial in a rectangle.
private struct DialGeometry {
  let middle: CGPoint
  let radius: Double

  init(_ rect: CGRect) {
    middle = CGPoint(x: rect.midX, y: rect.midY)
    radius = min(rect.width, rect.height) / 2
  }

  /// The point at a distance in a direction, moved aside to its right.
  func point(_ turn: Double, _ distance: Double, aside: Double = 0) -> CGPoint {
    let angle = turn * 2 * .pi
    return CGPoint(
      x: middle.x + sin(angle) * distance + cos(angle) * aside,
      y: middle.y - cos(angle) * distance + sin(angle) * aside)
  }
}
