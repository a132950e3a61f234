import Cells
import Testing

extension Canvas {
  /// What is written in rows of text, not drawn.
  var words: [String] {
    bounds.rows.flatMap { y in bounds.columns.map { self[$0, y].glyph } }
      .map { $0.isWritten ? $0.description : " " }.joined().split(separator: " ").map(String.init)
  }
}

extension Glyph {
  /// Whether it is a letter or a digit.
  var isWritten: Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

extension [ShownCell] {
  /// Expects every letter to stand out from its background; bold ones so many times as much.
  func expectContrast(in look: SheetLook, _ depth: ColorDepth, ofBold more: Double = 1) {
    // The actual 16 colours are unknown.
    let least = depth.hasFewColors || look.name == "night" ? 2.0 : 3
    let faint = Set(filter(\.isWritten)).filter { cell in
      cell.contrast < (cell.attributes.contains(.bold) ? least * more : least)
    }
    #expect(faint.isEmpty, "\(look.testDescription) \(depth)")
  }
}
