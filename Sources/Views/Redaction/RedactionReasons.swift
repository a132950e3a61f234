/// Why a view must not say what it knows.
public struct RedactionReasons: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is shown only stands for what isn't known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is shown may be seen by others.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown may no longer be true.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
