#if canImport(Testing)
  package import Cells
  package import Testing

  /// Expects a canvas to show these lines; spaces at the ends of lines and empty lines at the end
  /// don't count.
  package func expectPicture(
    _ canvas: Canvas, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let difference = difference(from: picture, to: canvas) else { return }
    Issue.record("The picture is another.\n\(difference)", sourceLocation: sourceLocation)
  }

  /// Both pictures side by side when they differ.
  func difference(from picture: String, to canvas: Canvas) -> String? {
    let expected = Picture(picture)
    let shown = Picture(canvas.description)
    guard expected != shown else { return nil }
    return SideBySide(expected: expected.lines, shown: shown.lines).description
  }
#endif
