import Cells
import Ink

extension Size {
  /// The size in units of Ink.
  var inInk: (width: Double, height: Double) {
    (Double(width) * InkCell.width, Double(height) * InkCell.height)
  }
}
