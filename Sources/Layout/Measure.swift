import System
package import Cells
import Ink
package import Views

/// The room that a parent offers; a nil length asks for the ideal one.
struct Proposal: Hashable, Sendable {
  var width: Int?
  var height: Int?

  static let ideal = Proposal(width: nil, height: nil)

  init(width: Int?, height: Int?) {
    self.width = width.map { max(0, min($0, Metric.unbounded)) }
    self.height = height.map { max(0, min($0, Metric.unbounded)) }
  }

  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  init(along axis: Axis, _ length: Int?, across other: Int?) {
    self =
      axis == .horizontal
      ? Proposal(width: length, height: other) : Proposal(width: other, height: length)
  }

  subscript(axis: Axis) -> Int? { axis == .horizontal ? width : height }

  /// The room left after taking some; unlimited room stays unlimited.
  func less(width takenWidth: Int, height takenHeight: Int) -> Proposal {
    func rest(_ length: Int?, _ taken: Int) -> Int? {
      length == Metric.unbounded ? length : length.map { $0 - taken }
    }
    return Proposal(width: rest(width, takenWidth), height: rest(height, takenHeight))
  }

  func replacing(_ axis: Axis, with length: Int?) -> Proposal {
    Proposal(along: axis, length, across: self[axis.other])
  }
}

/// The size of points, and so the number of cells that lengths and text take.
package struct Metric: Hashable, Sendable {
  /// The units of Ink in a point.
  package let scale: Double

  /// The scale at which a cell stands for 8 by 17 points.
  package static let usual = Metric(scale: 1)

  /// Clamps `scale` to 0.1–100, the range in which all calculations are safe.
  package init(scale: Double) {
    self.scale = scale > 0.1 ? min(scale, 100) : 0.1
  }

  /// The points in a cell.
  package var cell: (width: Double, height: Double) {
    (InkCell.width / scale, InkCell.height / scale)
  }

  /// A length larger than any screen, small enough that sums can't overflow.
  package static let unbounded = 1 << 16

  package func cells(
    _ points: Double, along axis: Axis,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    let count = points * scale / (axis == .horizontal ? InkCell.width : InkCell.height)
    guard !count.isNaN else { return 0 }
    let limit = Double(Self.unbounded)
    return Int(bounded: min(max(count.rounded(rule), -limit), limit))
  }

  /// A distance, which may be zero.
  package func gap(_ points: Double, along axis: Axis) -> Int {
    max(0, cells(points, along: axis))
  }

  /// A length; at least one cell unless it is zero.
  package func length(_ points: Double, along axis: Axis) -> Int {
    points > 0 ? max(1, cells(points, along: axis)) : 0
  }

  /// The size of cells in points.
  package func points(of size: Size) -> (width: Double, height: Double) {
    (Double(size.width) * cell.width, Double(size.height) * cell.height)
  }

  /// The whole cells in a size in points, rounded down.
  package func size(width: Double, height: Double) -> Size {
    Size(
      width: cells(width, along: .horizontal, .down),
      height: cells(height, along: .vertical, .down))
  }
}

extension Metric: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(scale: try decoder.singleValueContainer().decode(Double.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(scale)
  }
}

/// Converts lengths from points to units of Ink.
extension Metric {
  func scaled(_ font: Font) -> Font {
    guard scale != 1 else { return font }
    var font = font
    font.size *= scale
    return font
  }

  func scaled(_ style: TextRunStyle) -> TextRunStyle {
    guard scale != 1 else { return style }
    var style = style
    style.font = scaled(style.font)
    style.paint = scaled(style.paint)
    style.tracking *= scale
    return style
  }

  /// Scales radial gradients; no other paint has lengths.
  func scaled(_ paint: Paint) -> Paint {
    guard scale != 1, case .radial(var gradient) = paint.fill else { return paint }
    gradient.startRadius *= scale
    gradient.endRadius *= scale
    var paint = paint
    paint.fill = .radial(gradient)
    return paint
  }
}

/// The smallest and largest length of a part, and its priority.
struct Flexibility {
  var minimum: Int
  var maximum: Int
  var priority = 0.0

  var range: Int { maximum - minimum }
}

/// Shares a length among parts as SwiftUI's stacks do: greedily, by priority, and within a priority the least
/// flexible part first. Each is offered an equal share of what is left and takes what it wants; the least
/// lengths of the parts behind are kept back.
///
/// It sorts n parts and asks each of them once: O(n log n), and n measurements.
struct Apportionment {
  let parts: [Flexibility]

  /// Shares the length; `take` returns how much of an offer a part takes.
  func lengths(of total: Int, take: (_ part: Int, _ offer: Int) -> Int) -> [Int] {
    var lengths = Array(repeating: 0, count: parts.count)
    var left = total
    var reserved = parts.reduce(0) { $0 + $1.minimum }
    var rest = order[...]
    while let first = rest.first {
      let group = rest.prefix { !(parts[$0].priority < parts[first].priority) }
      rest = rest.dropFirst(group.count)
      reserved -= group.reduce(0) { $0 + parts[$1].minimum }
      for (served, part) in group.enumerated() {
        let offer = max(0, left - reserved) / (group.count - served)
        lengths[part] = take(part, offer)
        left -= lengths[part]
      }
    }
    return lengths
  }

  /// The parts by descending priority, and within one by ascending flexibility.
  private var order: [Int] {
    parts.indices.sorted {
      (-parts[$0].priority, parts[$0].range, $0) < (-parts[$1].priority, parts[$1].range, $1)
    }
  }
}

extension HorizontalAlignment {
  func start(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length).halvedDown
    case .trailing: room - length
    }
  }
}

extension VerticalAlignment {
  /// The start within the room. Baselines count as top and bottom, because there is no text to
  /// align.
  func start(of length: Int, in room: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (room - length).halvedDown
    case .bottom, .lastTextBaseline: room - length
    }
  }
}

extension Alignment {
  func place(_ size: Size, in frame: Rect) -> Rect {
    let corner = Point(
      x: horizontal.start(of: size.width, in: frame.size.width),
      y: vertical.start(of: size.height, in: frame.size.height))
    return Rect(origin: frame.origin + corner, size: size)
  }

  /// The start across the axis of a stack.
  func start(across axis: Axis, of length: Int, in room: Int) -> Int {
    axis == .horizontal
      ? vertical.start(of: length, in: room) : horizontal.start(of: length, in: room)
  }
}

extension Int {
  /// Half of the number, rounded down, also below zero.
  fileprivate var halvedDown: Int { self >> 1 }
}

extension Font {
  /// Whether text in this font is drawn large instead of written in a row. Running text isn't.
  var isLarge: Bool { size >= Self.leastDrawn && textStyle?.isTitle != false }

  /// Whether the font is so large that text in a row must be bold; a row has only one size.
  var isStrong: Bool { size >= Self.largeSize }

  /// The height of a figure in thirds of a row; a row is 12 points of font size.
  var thirdsOfRows: Int {
    Int(bounded: max(6, min(Self.mostThirds, (size / 4).rounded())))
  }

  private static let largeSize = 28.0
  /// The size of the smallest title, which has two rows.
  private static let leastDrawn = 25.0
  private static let mostThirds = 180.0
}

extension Size {
  init(along axis: Axis, _ length: Int, across other: Int) {
    self =
      axis == .horizontal
      ? Size(width: length, height: other) : Size(width: other, height: length)
  }

  subscript(axis: Axis) -> Int { axis == .horizontal ? width : height }
}

extension Point {
  init(along axis: Axis, _ position: Int, across other: Int) {
    self = axis == .horizontal ? Point(x: position, y: other) : Point(x: other, y: position)
  }
}

extension Size {
  /// The size in units of Ink.
  var inInk: (width: Double, height: Double) {
    (Double(width) * InkCell.width, Double(height) * InkCell.height)
  }
}
