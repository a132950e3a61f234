import Almanac
import Glibc
import Views

/// Hands on a face as large as the screen, with marks along its edges.
struct AnalogStandByView: View {
  let entry: ClockEntry

  var body: some View {
    ZStack {
      EdgeMarks(isHours: false).fill(.tertiary)
      EdgeMarks(isHours: true).fill(.primary)
      numerals
      entry.weekdayText
        .font(.system(size: 11, weight: .medium))
        .foregroundStyle(.orange)
        .offset(x: 32, y: 26)
      DialHand(turn: Double(time.secondOfDay) / 43_200, length: 0.5, width: 0.075)
        .fill(.primary).widgetAccentable()
      DialHand(turn: Double(time.secondOfDay) / 3600, length: 0.76, width: 0.055)
        .fill(.primary).widgetAccentable()
      Circle().fill(.orange).frame(width: 8, height: 8)
    }
  }

  private var time: CivilTime { entry.moment.time }

  private var numerals: some View {
    VStack {
      numeral(12)
      Spacer(minLength: 0)
      HStack {
        numeral(9)
        Spacer(minLength: 0)
        numeral(3)
      }
      Spacer(minLength: 0)
      numeral(6)
    }
    .padding(EdgeInsets(top: 20, leading: 26, bottom: 20, trailing: 26))
  }

  private func numeral(_ hour: Int) -> some View {
    Text(verbatim: String(hour)).font(.system(size: 13, weight: .medium))
  }
}

/// The marks of the hours, or of the other minutes, along the edges of a rectangle.
struct EdgeMarks: Shape {
  let isHours: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for minute in 0..<60 where minute.isMultiple(of: 5) == isHours {
      path.addRect(mark(of: minute, in: rect.insetBy(dx: 2, dy: 2)))
    }
    return path
  }

  /// A bar from the edge inwards, where a hand of that minute would about reach it. Its place grows
  /// with the sides, so that it stays on its edge.
  private func mark(of minute: Int, in rect: CGRect) -> CGRect {
    let angle = Double(minute) / 30 * .pi
    let (x, y) = (sin(angle) / Self.aspect, -cos(angle))
    let (length, half) = isHours ? (13.0, 1.2) : (5.0, 0.8)
    let reach = max(abs(x), abs(y))
    let place = CGPoint(
      x: rect.midX + rect.width / 2 * x / reach, y: rect.midY + rect.height / 2 * y / reach)
    if abs(y) == reach {
      let top = y < 0 ? place.y : place.y - length
      return CGRect(x: place.x - half, y: top, width: 2 * half, height: length)
    }
    let left = x < 0 ? place.x : place.x - length
    return CGRect(x: left, y: place.y - half, width: length, height: 2 * half)
  }

  /// The width of a screen of 120 columns and 40 rows for its height.
  private static let aspect = 1.45
}
