/// The weather of a place on one of its civil days.
package struct DailyReading: Hashable, Sendable {
  /// What the day's weather comes to.
  package var condition: Condition
  /// In °C; no hour of the day is warmer.
  package var high: Int8
  /// In °C; no hour of the day is colder.
  package var low: Int8
  /// In per cent.
  package var precipitationChance: UInt8

  package init(condition: Condition, high: Int8, low: Int8, precipitationChance: UInt8) {
    self.condition = condition
    self.high = high
    self.low = low
    self.precipitationChance = precipitationChance
  }
}
