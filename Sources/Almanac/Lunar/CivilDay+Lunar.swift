extension CivilDay {
  /// The lunar date of the day; nil outside the table, which covers the lunar years 1911 to 2050.
  package var lunar: LunarDay? {
    guard let year = LunarYear(holding: self) else { return nil }
    var (index, rest) = (0, number - year.firstDay)
    while rest >= year.length(ofMonthAt: index) {
      rest -= year.length(ofMonthAt: index)
      index += 1
    }
    let isBehindLeap = year.leapMonth.map { index >= $0 } ?? false
    return LunarDay(
      year: year.number, month: isBehindLeap ? index : index + 1,
      isLeapMonth: index == year.leapMonth, day: rest + 1)
  }

  package init(_ lunar: LunarDay) {
    self.init(number: LunarYear(lunar.year)?.number(of: lunar) ?? 0)
  }
}

extension LunarYear {
  fileprivate func number(of day: LunarDay) -> Int? {
    index(ofMonth: day.month, isLeap: day.isLeapMonth).map { index in
      firstDay + (0..<index).reduce(day.day - 1) { $0 + length(ofMonthAt: $1) }
    }
  }
}
