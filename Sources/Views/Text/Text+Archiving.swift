extension Text {
  /// The text as set in an environment.
  func node(in environment: EnvironmentValues) -> TextNode {
    TextNode(
      runs: pieces.flatMap { $0.runs(in: environment) },
      alignment: environment.multilineTextAlignment,
      lineLimit: environment.lineLimit,
      truncation: environment.truncationMode,
      minimumScale: environment.minimumScaleFactor,
      transition: environment.contentTransition,
      redaction: environment.redaction)
  }
}

extension TextPiece {
  fileprivate func runs(in environment: EnvironmentValues) -> [TextRun] {
    switch content {
    case .plain(let content):
      [TextRun(content: content, style: style.resolved(in: environment))]
    case .localized(let key):
      key.pieces(in: environment.strings).flatMap { piece in
        TextPiece(content: piece.content, style: piece.style.within(style)).runs(in: environment)
      }
    }
  }
}

extension TextPiece.Overrides {
  fileprivate func resolved(in environment: EnvironmentValues) -> TextRunStyle {
    TextRunStyle(
      font: resolvedFont(in: environment),
      paint: foreground?.paint(in: environment) ?? environment.foreground,
      isItalic: isItalic ?? environment.isItalic,
      isUnderlined: isUnderlined ?? environment.isUnderlined,
      isStruckThrough: isStruckThrough ?? environment.isStruckThrough,
      textCase: environment.textCase,
      tracking: (tracking ?? environment.tracking).storable)
  }

  private func resolvedFont(in environment: EnvironmentValues) -> Font {
    var font = environment.resolved(font ?? environment.font ?? .body)
    font.weight = weight ?? font.weight
    font.width = width ?? font.width
    font.design = design ?? font.design
    font.isItalic = isItalic ?? font.isItalic
    font.hasMonospacedDigits = hasMonospacedDigits ?? font.hasMonospacedDigits
    return font
  }
}
