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
