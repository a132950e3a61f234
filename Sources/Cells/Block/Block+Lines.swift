extension Block {
  /// Draws the lines from U+2500 to U+257F; fails for double, dashed and mixed ones.
  init?(line scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return nil }
    if let index = Self.light.firstIndex(of: scalar) {
      self.init(Self.areas(along: Self.arms[index], halfWidth: 2))
    } else if let index = Self.heavy.firstIndex(of: scalar) {
      self.init(Self.areas(along: Self.arms[index], halfWidth: 4))
    } else if let index = Self.round.firstIndex(of: scalar) {
      self.init(Self.bend(along: Self.arms[index], halfWidth: 2))
    } else {
      return nil
    }
  }

  /// The sides of the cell to which a line runs from the middle.
  private struct Arms: OptionSet {
    let rawValue: Int

    static let left = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let up = Arms(rawValue: 4)
    static let down = Arms(rawValue: 8)
  }

  private static let light = Array("┌┐└┘─│├┤┬┴┼╴╶╵╷".unicodeScalars)
  private static let heavy = Array("┏┓┗┛━┃┣┫┳┻╋╸╺╹╻".unicodeScalars)
  private static let round = Array("╭╮╰╯".unicodeScalars)
  private static let arms: [Arms] = [
    [.right, .down], [.left, .down], [.right, .up], [.left, .up],
    [.left, .right], [.up, .down], [.right, .up, .down], [.left, .up, .down],
    [.left, .right, .down], [.left, .right, .up], [.left, .right, .up, .down],
    .left, .right, .up, .down,
  ]

  private static let middle = Point(x: cell.width / 2, y: cell.height / 2)

  private static func areas(along arms: Arms, halfWidth: Int) -> [Rect] {
    let (width, x, y) = (2 * halfWidth, middle.x - halfWidth, middle.y - halfWidth)
    var areas = [Rect(x: x, y: y, width: width, height: width)]
    if arms.contains(.left) { areas.append(Rect(x: 0, y: y, width: x, height: width)) }
    if arms.contains(.right) { areas.append(Rect(x: x + width, y: y, width: x, height: width)) }
    if arms.contains(.up) { areas.append(Rect(x: x, y: 0, width: width, height: y)) }
    if arms.contains(.down) { areas.append(Rect(x: x, y: y + width, width: width, height: y)) }
    return areas
  }

  /// A quarter circle half a cell wide, and the rest of the vertical arm.
  private static func bend(along arms: Arms, halfWidth: Int) -> [Rect] {
    let radius = middle.x
    let squares = square(2 * (radius - halfWidth))...square(2 * (radius + halfWidth))
    var areas = [
      Rect(
        x: middle.x - halfWidth, y: middle.y + radius, width: 2 * halfWidth,
        height: middle.y - radius)
    ]
    for y in middle.y - halfWidth..<middle.y + radius {
      let columns = (0..<cell.width).filter {
        squares.contains(
          square(2 * ($0 - cell.width) + 1) + square(2 * (y - middle.y - radius) + 1))
      }
      areas.append(Rect(x: columns.first ?? 0, y: y, width: columns.count, height: 1))
    }
    return areas.map { area in
      Rect(
        x: arms.contains(.left) ? cell.width - area.columns.upperBound : area.origin.x,
        y: arms.contains(.up) ? cell.height - area.rows.upperBound : area.origin.y,
        width: area.size.width, height: area.size.height)
    }
  }

  private static func square(_ number: Int) -> Int { number * number }
}
