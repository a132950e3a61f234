import FoundationEssentials

/// What a column of the store holds.
enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  /// A date that is no number becomes null.
  init(_ date: Date?) {
    self = date.map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
  }

  init(_ number: Int?) {
    self = number.map(Self.integer) ?? .null
  }

  init(_ text: String?) {
    self = text.map(Self.text) ?? .null
  }
}
