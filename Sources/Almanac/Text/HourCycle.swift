/// Whether hours are counted from 0 to 23 or twice from 12 to 11.
package enum HourCycle: String, CaseIterable, Hashable, Sendable {
  case twelve, twentyFour
}
