public import FoundationEssentials

/// A parameter's value as data.
public enum IntentValue: Hashable, Codable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case date(Date)
  case list([IntentValue])
  /// No value, for an optional parameter whose default isn't nil.
  case nothing
}
