/// Something that a sample measures, and how far it may have risen at the end.
struct Quantity: Sendable {
  let name: String
  let value: @Sendable (Sample) -> Double
  /// The rise that is allowed, as a share of the median.
  let share: Double
  /// The rise that is always allowed.
  let least: Double

  static let all = [
    // Freed memory lies in pieces, and the look that was chosen last weighs a little more or less. What
    // other programs map of the same libraries weighs less the more of them there are.
    Quantity(name: "own KB", value: { Double($0.anonymousSize) }, share: 0.03, least: 384),
    Quantity(
      name: "descriptors", value: { Double($0.descriptors) }, share: 0, least: 0.5),
    Quantity(name: "threads", value: { Double($0.threads) }, share: 0, least: 0.5),
    Quantity(name: "wake-ups/s", value: { $0.wakeUpsPerSecond }, share: 0.2, least: 1),
    Quantity(name: "CPU yards/s", value: { $0.yardsPerSecond }, share: 0.25, least: 2),
  ]
}
