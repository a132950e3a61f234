import Cells

extension StringProtocol {
  /// The text without spaces, lines and blocks around it; empty for a row that says nothing.
  var saying: String {
    func isSilent(_ character: Character) -> Bool { !character.isLetter && !character.isNumber }
    return String(String(drop(while: isSilent)).reversed().drop(while: isSilent).reversed())
  }
}

extension Canvas {
  /// What the rows say, from top to bottom.
  var sayings: [String] { (0..<size.height).map { text(ofRow: $0).saying }.filter { !$0.isEmpty } }
}
