import Almanac
import DDays

/// A public holiday that is counted to while there are no D-Days, and may become one.
struct HolidayOffer: Hashable {
  let holiday: HolidayDay
  let occasion: Occasion

  private static let most = 8

  /// The next holidays from a day on; of several days of one name, the first.
  static func next(
    from today: CivilDay, in years: inout HolidayYears, named name: (String) -> String
  ) -> [HolidayOffer] {
    var names: Set<String> = []
    return (years.days(in: today.year) + years.days(in: today.year + 1))
      .filter { today <= $0.day && names.insert($0.name).inserted }
      .prefix(most)
      .map { holiday in
        HolidayOffer(
          holiday: holiday,
          occasion: Occasion(uid: "", title: name("holiday.\(holiday.name)"), rule: holiday.rule))
      }
  }
}
