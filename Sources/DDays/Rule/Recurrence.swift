package import Almanac

/// The way a day repeats.
package enum Recurrence: Hashable, Sendable {
  case never, weekly, monthly, yearly
  case lunarYearly(LunarAnniversary)
}
