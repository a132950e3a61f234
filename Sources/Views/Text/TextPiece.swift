/// A part of a text with the styles that were asked for it.
struct TextPiece: Sendable {
  var content: Content
  var style = Overrides()

  enum Content: Sendable {
    case plain(TextContent)
    case localized(LocalizedStringKey)
  }

  /// Styles that replace those of the surroundings; what is nil is left to them.
  struct Overrides: Sendable {
    var font: Font?
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var hasMonospacedDigits: Bool?
    var tracking: Double?
    var foreground: AnyShapeStyle?

    /// The styles of an outer text hold where the inner one asked for none.
    func within(_ outer: Overrides) -> Overrides {
      Overrides(
        font: font ?? outer.font,
        weight: weight ?? outer.weight,
        width: width ?? outer.width,
        design: design ?? outer.design,
        isItalic: isItalic ?? outer.isItalic,
        isUnderlined: isUnderlined ?? outer.isUnderlined,
        isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
        hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
        tracking: tracking ?? outer.tracking,
        foreground: foreground ?? outer.foreground)
    }
  }
}
