import Cells
import Views

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
