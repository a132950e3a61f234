/// The chance of precipitation in an hour, between two positions on an axis.
struct ChanceBar: Hashable {
  let start: Double
  let end: Double
  /// In percent.
  let chance: UInt8
}
