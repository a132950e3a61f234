import Cells
import Ink

extension Size {
  /// In units of Ink.
  var inInk: (width: Double, height: Double) {
    (Double(width) * InkCell.width, Double(height) * InkCell.height)
  }
}
