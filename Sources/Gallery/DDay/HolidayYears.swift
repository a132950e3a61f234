import DDays

/// The holidays of a region in the years that have been asked for, each worked out once.
struct HolidayYears {
  private let region: HolidayRegion
  private var known: [Int: [HolidayDay]] = [:]

  init(of region: HolidayRegion) {
    self.region = region
  }

  mutating func days(in year: Int) -> [HolidayDay] {
    let days = known[year] ?? HolidayDay.all(in: year, of: region)
    known[year] = days
    return days
  }
}
