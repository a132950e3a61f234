import Cells
import Views

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
