import Views

/// The curve of the sun over a day, or a part of it; flat below the horizon, and open around the sun.
struct SunPath: Shape {
  let course: SunCourse
  /// The shares of the day where it begins and ends.
  let range: ClosedRange<Double>

  private static let pieces = 96

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let length = range.upperBound - range.lowerBound
    let count = max(1, Int((length * Double(Self.pieces)).rounded(.up)))
    let sun = Self.place(course.share, of: course, in: rect)
    let halo = Self.radius(in: rect) + Self.gap
    let places = (0...count).map {
      Self.place(range.lowerBound + length * Double($0) / Double(count), of: course, in: rect)
    }
    path.addLines(
      places.filter { place in
        let (x, y) = (place.x - sun.x, place.y - sun.y)
        return x * x + y * y > halo * halo
      })
    return path
  }

  /// Where the sun is at a share of the day.
  static func place(_ share: Double, of course: SunCourse, in rect: CGRect) -> CGPoint {
    let height = course.height(at: share)
    let (horizon, radius) = (horizon(in: rect), radius(in: rect))
    let (most, least) = (course.heights.max() ?? 1, course.heights.min() ?? -1)
    let y =
      height >= 0
      ? horizon - height / max(most, 0.05) * (horizon - rect.minY - radius)
      : horizon + height / min(least, -0.05) * (rect.maxY - horizon - foot)
    return CGPoint(x: rect.minX + radius + share * (rect.width - 2 * radius), y: y)
  }

  /// Where the day begins: most of the way down, at the upper edge of a row.
  static func horizon(in rect: CGRect) -> Double {
    let depth = max(17, (rect.height * 0.16 / 17).rounded() * 17)
    return rect.height < leastRows * 17 ? rect.maxY - 8 : rect.maxY - depth
  }

  /// The sun's radius.
  static func radius(in rect: CGRect) -> Double {
    min(20, rect.height / 5)
  }

  /// Between the sun and its way, so that it looks round.
  private static let gap = 3.0
  /// What the night's way leaves free below it.
  private static let foot = 6.0
  private static let leastRows = 4.0
}

/// The line of the horizon.
struct HorizonLine: Shape {
  let pen: Double

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX, y: SunPath.horizon(in: rect), width: rect.width, height: pen))
  }
}

/// What lies below the horizon.
struct Earth: Shape {
  func path(in rect: CGRect) -> Path {
    let horizon = SunPath.horizon(in: rect)
    return Path(
      CGRect(x: rect.minX, y: horizon, width: rect.width, height: rect.maxY - horizon))
  }
}

/// The sun on its way.
struct SunBall: Shape {
  let course: SunCourse

  func path(in rect: CGRect) -> Path {
    let center = SunPath.place(course.share, of: course, in: rect)
    let radius = SunPath.radius(in: rect)
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// The sun's way through the day, bright where it has been, with the sun on it.
struct SunWayView: View {
  let course: SunCourse
  /// The width of its line.
  var pen = 7.0

  var body: some View {
    ZStack {
      SunPath(course: course, range: min(0.999, course.share)...1)
        .stroke(.primary.opacity(0.6), style: style)
      SunPath(course: course, range: 0...max(0.001, course.share))
        .stroke(Color("SunWay"), style: style).widgetAccentable()
      SunBall(course: course).fill(Color("SunBall")).widgetAccentable()
    }
  }

  private var style: StrokeStyle {
    StrokeStyle(lineWidth: pen, lineCap: .butt, lineJoin: .round)
  }
}
