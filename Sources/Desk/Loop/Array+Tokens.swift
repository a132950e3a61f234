import Cells
import Terminal

extension [Token] {
  /// The tokens without pointer moves that another one directly follows.
  var withoutPassedPlaces: [Token] {
    indices.filter { !(self[$0].isMove && $0 + 1 < count && self[$0 + 1].isMove) }.map { self[$0] }
  }
}

extension Token {
  fileprivate var isMove: Bool {
    if case .input(.mouse(let mouse)) = self { mouse.isMove } else { false }
  }
}
