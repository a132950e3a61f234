/// How likely something falls in an hour, which lies between two shares of an axis.
struct ChanceBar: Hashable {
  let start: Double
  let end: Double
  /// In per cent.
  let chance: UInt8
}
