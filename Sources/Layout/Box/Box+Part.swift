import Cells
import Views

extension Box {
  /// The frames of everything in the box that has to be read or recognized.
  var writings: [Rect] {
    guard opacity > 0 else { return [] }
    let inner = children.flatMap(\.writings)
    return switch drawing {
    case .text, .lettering, .rolling, .symbol: [frame] + inner
    case .fill, .shape, .chart, .border, .rule, nil: inner
    }
  }

  /// The part that the box's own drawing is, given the writings in front of it.
  func part(behind writings: [Rect]) -> Part {
    switch drawing {
    case .text, .lettering, .rolling: .writing
    case .fill: surface(behind: writings)
    case .shape(let shape): shape.node.stroke == nil ? surface(behind: writings) : .figure
    case .symbol, .chart, .border, .rule, nil: .figure
    }
  }

  private func surface(behind writings: [Rect]) -> Part {
    writings.contains { $0.isMostly(in: frame) } ? .surface : .figure
  }
}

extension Rect {
  fileprivate func isMostly(in other: Rect) -> Bool {
    let common = intersection(other).size
    return !isEmpty && 2 * common.width * common.height >= size.width * size.height
  }
}
