import FoundationEssentials

/// Words, numbers and dates, in one style or in several.
public struct Text: View, Sendable {
  var pieces: [TextPiece]

  init(pieces: [TextPiece]) {
    self.pieces = pieces
  }

  init(_ content: TextContent) {
    pieces = [TextPiece(content: .plain(content))]
  }

  public init(_ key: LocalizedStringKey) {
    pieces = [TextPiece(content: .localized(key))]
  }

  public init(verbatim text: String) {
    self.init(.verbatim(text))
  }

  @_disfavoredOverload
  public init(_ text: some StringProtocol) {
    self.init(.verbatim(String(text)))
  }

  public init(_ image: Image) {
    self.init(.symbol(name: image.name))
  }

  public static func + (left: Text, right: Text) -> Text {
    Text(pieces: left.pieces + right.pieces)
  }

  public static func _archive(_ view: Text, into archive: inout Archive) {
    archive.add(.text(view.node(in: archive.environment)))
  }

  /// The part of a text that is cut if it is too long.
  public enum TruncationMode: String, Hashable, Codable, Sendable {
    case head, middle, tail
  }

  /// A conversion to upper or lower case.
  public enum Case: String, Hashable, Codable, Sendable {
    case uppercase, lowercase
  }
}
