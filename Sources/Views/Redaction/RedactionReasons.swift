/// A reason to hide a view's content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is a placeholder for unknown data.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may see the content.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content may be out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
