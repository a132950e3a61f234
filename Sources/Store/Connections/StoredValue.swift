import FoundationEssentials

/// A value in a column.
enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  /// Converts a date; nil and NaN become null.
  init(_ date: Date?) {
    self = date.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
  }

  init(_ number: Int?) {
    self = number.map(Self.integer) ?? .null
  }

  init(_ number: Double?) {
    self = number.map(Self.real) ?? .null
  }

  init(_ text: String?) {
    self = text.map(Self.text) ?? .null
  }
}
