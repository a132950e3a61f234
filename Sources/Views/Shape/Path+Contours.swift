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
    let pieces = Int(Swift.max(4, Swift.min(Self.mostPieces, lengths / Self.pieceLength)))
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
