import Cells

extension StringProtocol {
  /// The text without the spaces, lines and blocks around it; empty if the row has no text.
  var saying: String {
    func isSilent(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    return String(String(drop(while: isSilent)).reversed().drop(while: isSilent).reversed())
  }
}

extension Canvas {
  /// The texts of the rows, from top to bottom.
  var sayings: [String] { (0..<size.height).map { text(ofRow: $0).saying }.filter { !$0.isEmpty } }
}
