package import Almanac

/// How a day comes again.
package enum Recurrence: Hashable, Sendable {
  case never, weekly, monthly, yearly
  case lunarYearly(LunarAnniversary)
}
