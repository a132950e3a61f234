/// A part of a text, with its own style.
struct TextPiece: Sendable {
  var content: Content
  var style = Overrides()

  enum Content: Sendable {
    case plain(TextContent)
    case localized(LocalizedStringKey)
  }

  /// Styles that replace those of the environment; nil leaves them.
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

    /// Fills in the styles of an outer text where this one has none.
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

extension Text {
  /// The look of a line through or under text.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}

/// The alignment of a text's lines to one another.
public enum TextAlignment: String, Hashable, Codable, Sendable {
  case leading, center, trailing
}
