public import FoundationEssentials

/// The value of an intent's parameter as data.
public enum IntentValue: Hashable, Codable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case date(Date)
  case list([IntentValue])
  /// That an optional parameter is to have no value though it has one by itself.
  case nothing
}
