#if canImport(Testing)
  package import Cells
  package import Testing

  /// Expects a canvas to show these lines, ignoring trailing spaces and trailing empty lines.
  package func expectPicture(
    _ canvas: Canvas, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference = difference(from: picture, to: canvas) else { return }
    Issue.record("The picture is another.\n\(difference)", sourceLocation: sourceLocation)
  }

  /// Both pictures side by side; nil if they are equal.
  func difference(from picture: String, to canvas: Canvas) -> String? {
    let expected = Picture(picture)
    let shown = Picture(canvas.description)
    guard expected != shown else { return nil }
    return SideBySide(expected: expected.lines, shown: shown.lines).description
  }
#endif
