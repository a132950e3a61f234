/// A unit in which the length of a time is written, from the largest on.
enum LengthUnit: String, CaseIterable, Hashable, Sendable {
  case year, month, day, hour, minute, second
}
