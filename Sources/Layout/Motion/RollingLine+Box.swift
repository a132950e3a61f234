import Cells
import Ink
import Views

extension RollingLine {
  /// Fails if the new box doesn't ask to roll, or if the lines differ in rows or size.
  init?(from old: Box, to new: Box) {
    guard new.transition.isNumeric,
      case .lettering(let oldLine) = old.drawing, case .lettering(let newLine) = new.drawing,
      oldLine.lettering.rows == newLine.lettering.rows, old.frame.rows == new.frame.rows
    else { return nil }
    self.init(
      from: oldLine, in: old.frame, to: newLine, in: new.frame,
      countsDown: new.transition.countsDown(from: old.transition))
  }
}
