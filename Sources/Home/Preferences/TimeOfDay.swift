/// Whether it is day, and whether it is dark enough for Night Mode; nil if unknown or not needed.
struct TimeOfDay: Hashable, Sendable {
  var isDay: Bool?
  var isDark: Bool?
}
