extension Text {
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = width } }

  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }

  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  public func bold(_ isActive: Bool = true) -> Text {
    styled { $0.weight = isActive ? .bold : nil }
  }

  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }

  /// Underlines the text. Terminals draw a solid line in the text's colour, whatever is asked.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.isStruckThrough = isActive }
  }

  /// Sets the extra distance between drawn letters; text in a row ignores it.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled { $0.foreground = AnyShapeStyle(style) }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  /// Applies a style to the whole text; pieces with their own style keep it.
  private func styled(_ change: (inout TextPiece.Overrides) -> Void) -> Text {
    var outer = TextPiece.Overrides()
    change(&outer)
    return Text(
      pieces: pieces.map { TextPiece(content: $0.content, style: $0.style.within(outer)) })
  }
}
