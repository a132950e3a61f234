/// Why a view must not say what it knows.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is shown only stands for what isn't known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
}
