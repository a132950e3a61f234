/// The reasons to hide or mark a view's content.
public struct RedactionReasons: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder for missing data.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private and others may see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
  /// No reason by itself: controls aren't dimmed where content is private, so that a view without any
  /// looks as ever.
  package static let sparingControls = RedactionReasons(rawValue: 8)
}
