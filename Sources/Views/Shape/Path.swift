import System
import Glibc

/// A path of lines and curves, in points.
public struct Path: Hashable, Sendable {
  package private(set) var steps: [Step] = []
  /// The points of each step in turn; the last of each is its end.
  package private(set) var points: [CGPoint] = []

  package enum Step: String, Hashable, Codable, Sendable {
    case move, line, quadratic, cubic, close

    package var count: Int {
      switch self {
      case .close: 0
      case .move, .line: 1
      case .quadratic: 2
      case .cubic: 3
      }
    }
  }

  public init() {}

  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  init(steps: [Step], points: [CGPoint]) {
    self.steps = steps
    self.points = points
  }

  public var isEmpty: Bool { steps.isEmpty }

  public var currentPoint: CGPoint? { points.last }

  public mutating func move(to end: CGPoint) {
    add(.move, end)
  }

  public mutating func addLine(to end: CGPoint) {
    add(isEmpty ? .move : .line, end)
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    beginIfNeeded(at: control)
    add(.quadratic, control, end)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    beginIfNeeded(at: control1)
    add(.cubic, control1, control2, end)
  }

  public mutating func closeSubpath() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
  }

  public mutating func addPath(_ path: Path) {
    steps += path.steps
    points += path.points
  }

  private mutating func beginIfNeeded(at point: CGPoint) {
    if isEmpty { add(.move, point) }
  }

  private mutating func add(_ step: Step, _ points: CGPoint...) {
    steps.append(step)
    self.points += points.map { CGPoint(x: $0.x.storable, y: $0.y.storable) }
  }

  /// The path with its points transformed.
  func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
    Path(steps: steps, points: points.map(transform))
  }
}

extension Path {
  /// Adds an arc, and a line to its start. As in SwiftUI, where y grows downwards, `clockwise`
  /// looks counterclockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let sweep = Self.sweep(from: startAngle.radians, to: endAngle.radians, reversed: clockwise)
    addArc(center: center, radius: radius, from: startAngle.radians, sweep: sweep)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: Double, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, from: startAngle.radians,
      sweep: min(max(delta.radians, -2 * .pi), 2 * .pi))
  }

  private static func sweep(from start: Double, to end: Double, reversed: Bool) -> Double {
    let turn = 2 * Double.pi
    let way = reversed ? start - end : end - start
    guard abs(way) < turn else { return reversed ? -turn : turn }
    let sweep = way < 0 ? way + turn : way
    return reversed ? -sweep : sweep
  }

  /// Adds an arc as one cubic curve for each quarter circle.
  private mutating func addArc(center: CGPoint, radius: Double, from start: Double, sweep: Double) {
    guard sweep.isFinite, start.isFinite else { return }
    func point(_ angle: Double) -> CGPoint {
      center + CGPoint(x: cos(angle), y: sin(angle)) * radius
    }
    func direction(_ angle: Double) -> CGPoint { CGPoint(x: -sin(angle), y: cos(angle)) }
    addLine(to: point(start))
    let count = max(1, Int(bounded: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      addCurve(
        to: point(to), control1: point(from) + direction(from) * reach,
        control2: point(to) - direction(to) * reach)
    }
  }
}

extension Path: Codable {
  private enum Key: String, CodingKey {
    case steps, points
  }

  /// Throws if the number of points doesn't match the steps.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let steps = try container.decode([Step].self, forKey: .steps)
    let points = try container.decode([CGPoint].self, forKey: .points)
    guard steps.reduce(0, { $0 + $1.count }) == points.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .points, in: container, debugDescription: "expected the points of all steps")
    }
    self.init(steps: steps, points: points)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(steps, forKey: .steps)
    try container.encode(points, forKey: .points)
  }
}

extension Path {
  /// The subpaths, with curves as lines too short to be told apart in cells.
  package var contours: [Contour] {
    var contours: [Contour] = []
    var rest = points[...]
    for step in steps {
      guard rest.count >= step.count else { break }
      let own = Array(rest.prefix(step.count))
      rest = rest.dropFirst(step.count)
      switch step {
      case .move: contours.append(Contour(own))
      case .close: contours.close()
      case .line, .quadratic, .cubic: contours.go(on: own)
      }
    }
    return contours.filter { $0.points.count > 1 }
  }

  /// The part of the path between two shares of its length.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    guard start > 0 || end < 1 else { return self }
    let contours = contours
    let total = contours.reduce(0) { $0 + $1.length }
    var passed = 0.0
    var path = Path()
    for contour in contours {
      let length = contour.length
      let (from, to) = (max(0, start * total - passed), min(length, end * total - passed))
      if from < to { path.addLines(contour.part(from: from, to: to)) }
      passed += length
    }
    return path
  }
}

extension [Contour] {
  /// Continues the contour. After a closed one, a new contour starts where that one did.
  fileprivate mutating func go(on points: [CGPoint]) {
    if let last, last.isClosed, let first = last.points.first { append(Contour([first])) }
    guard !isEmpty, let start = self[count - 1].points.last else { return }
    self[count - 1].points += points.curve(from: start)
  }

  fileprivate mutating func close() {
    if !isEmpty { self[count - 1].isClosed = true }
  }
}

extension [CGPoint] {
  /// Points on the curve with these control points, the last of which is its end.
  fileprivate func curve(from start: CGPoint) -> [CGPoint] {
    guard count > 1 else { return self }
    let controls = [start] + self
    let lengths = zip(controls, controls.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    let pieces = Int(bounded: Swift.max(4, Swift.min(Self.mostPieces, lengths / Self.pieceLength)))
    return (1...pieces).map { controls.blended(Double($0) / Double(pieces)) }
  }

  /// A point on the curve, by De Casteljau's algorithm.
  private func blended(_ share: Double) -> CGPoint {
    var points = self
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0.mixed(with: $1, share) }
    }
    return points[0]
  }

  /// The target length of a piece, in points: such a piece deviates by less than a sample of a
  /// cell.
  private static let pieceLength = 5.0
  private static let mostPieces = 96.0
}

extension Path {
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(all: cornerRadius))
  }

  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      rect.point(at: .topLeading), rect.point(at: .topTrailing), rect.point(at: .bottomTrailing),
      rect.point(at: .bottomLeading),
    ])
    closeSubpath()
  }

  /// Starts at the right, as a trimmed circle does, and goes clockwise.
  public mutating func addEllipse(in rect: CGRect) {
    let (across, down) = (rect.width / 2, rect.height / 2)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.midX + x * across, y: rect.midY + y * down)
    }
    move(to: point(1, 0))
    let reach = Self.quarterReach
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      addCurve(
        to: point(-y, x), control1: point(x - y * reach, y + x * reach),
        control2: point(-y + x * reach, x + y * reach))
    }
    closeSubpath()
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(cornerSize.width, cornerSize.height)
    addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(all: radius), style: style)
  }

  /// Starts after the upper left corner and goes clockwise.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = cornerRadii.fitted(in: rect)
    move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
    for corner in [
      (UnitPoint.topTrailing, radii.topTrailing, 0.0, 1.0),
      (.bottomTrailing, radii.bottomTrailing, -1, 0),
      (.bottomLeading, radii.bottomLeading, 0, -1), (.topLeading, radii.topLeading, 1, 0),
    ] {
      addCorner(
        at: rect.point(at: corner.0), radius: corner.1, to: CGPoint(x: corner.2, y: corner.3))
    }
    closeSubpath()
  }

  /// A line to a corner and around it, ending in the given direction.
  private mutating func addCorner(at corner: CGPoint, radius: Double, to direction: CGPoint) {
    let before = CGPoint(x: direction.y, y: -direction.x)
    addLine(to: corner - before * radius)
    guard radius > 0 else { return }
    let rest = radius * (1 - Self.quarterReach)
    addCurve(
      to: corner + direction * radius, control1: corner - before * rest,
      control2: corner + direction * rest)
  }

  /// The distance of a quarter circle's control points from its ends, for radius 1.
  private static let quarterReach = 0.5523
}

extension Path: Shape {
  public var _erased: AnyShape { AnyShape(ShapeOutline(.path(self))) }

  public func path(in rect: CGRect) -> Path { self }
}
