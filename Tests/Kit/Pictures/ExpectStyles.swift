#if canImport(Testing)
  package import Cells
  package import Testing

  /// Expects exactly these runs of styles, one on each line: `1,0 "서울" #ffffff on -`.
  package func expectStyles(
    _ canvas: Canvas, _ runs: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = runs.split(separator: "\n").map(String.init)
    let shown = canvas.styleRuns
    guard expected != shown else { return }
    let lines = LineDifference(from: expected, to: shown)
    Issue.record("The styles are others.\n\(lines)", sourceLocation: sourceLocation)
  }
#endif
