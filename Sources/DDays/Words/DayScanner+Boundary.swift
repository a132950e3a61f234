import Almanac

extension DayScanner {
  /// Reads an end or beginning, `월말`, `end of next month`, `연말`, `weekend`; nil for anything else.
  func boundary(from today: CivilDay) -> SpokenDay? {
    Self.boundaries[compact]?.spoken(from: today) ?? boundaryOfNamedMonth(from: today)
  }

  /// Reads an end or beginning of which only the words around say that it is a month's, `last day`,
  /// `마지막 날`; nil for anything else.
  func repeatedBoundary(from today: CivilDay) -> SpokenDay? {
    var scanner = self
    _ = scanner.skip("the ")
    let words = scanner.compact
    if ["lastday", "end", "마지막날", "말"].contains(words) {
      return Boundary.endOfMonth(0).spoken(from: today)
    }
    guard ["firstday", "start", "beginning", "첫날", "초"].contains(words) else { return nil }
    return Boundary.firstOfMonth.spoken(from: today)
  }

  private enum Boundary {
    case endOfMonth(Int), startOfMonth(Int), endOfYear(Int), startOfYear(Int), weekend(Int)
    case firstOfMonth
    case endOfWeek(Int), startOfWeek(Int)
    case endOfQuarter(Int), startOfQuarter(Int)

    func spoken(from today: CivilDay) -> SpokenDay? {
      day(from: today).map { SpokenDay($0, pattern: pattern, isMonthEnd: isMonthEnd) }
    }

    private var pattern: SpokenDay.Pattern {
      switch self {
      case .endOfMonth(0), .firstOfMonth: .ofMonth
      case .endOfYear(0), .startOfYear(1): .ofYear
      case .weekend(0): .ofWeek
      default: .once
      }
    }

    private var isMonthEnd: Bool { if case .endOfMonth = self { true } else { false } }

    func day(from today: CivilDay) -> CivilDay? {
      switch self {
      case .endOfMonth(let months):
        let month = today.adding(months: months)
        let length = CivilDay.length(ofMonth: month.month, year: month.year)
        return CivilDay(year: month.year, month: month.month, day: length)
      case .startOfMonth(let months):
        let month = today.adding(months: months)
        return CivilDay(year: month.year, month: month.month, day: 1)
      case .firstOfMonth:
        return today.day == 1 ? today : Boundary.startOfMonth(1).day(from: today)
      case .endOfWeek(let weeks):
        return today.advanced(by: Weekday.sunday.rawValue - today.weekday.rawValue + 7 * weeks)
      case .startOfWeek(let weeks):
        return today.advanced(by: Weekday.monday.rawValue - today.weekday.rawValue + 7 * weeks)
      case .endOfQuarter(let quarters):
        return Boundary.endOfMonth(2 - (today.month - 1) % 3 + 3 * quarters).day(from: today)
      case .startOfQuarter(let quarters):
        return Boundary.startOfMonth(3 * quarters - (today.month - 1) % 3).day(from: today)
      case .endOfYear(let years): return CivilDay(year: today.year + years, month: 12, day: 31)
      case .startOfYear(let years): return CivilDay(year: today.year + years, month: 1, day: 1)
      case .weekend(let weeks):
        // On a Sunday, this weekend is today.
        if weeks == 0, today.weekday == .sunday { return today }
        let saturday = Weekday.saturday.rawValue - today.weekday.rawValue
        return today.advanced(by: saturday + 7 * weeks)
      }
    }
  }

  private static let boundaries: [String: Boundary] = {
    let words: [(Boundary, [String])] = [
      (
        .endOfMonth(0),
        [
          "월말", "이달말", "이달말일", "이번달말", "이번달말일", "말일", "monthend", "endofmonth", "endofthemonth",
          "endofthismonth", "theendofthemonth", "theendofthismonth", "lastdayofthemonth",
          "thelastdayofthemonth", "lastdayofmonth", "eom", "이번달마지막날", "이달마지막날", "월마지막날",
        ]
      ),
      (
        .endOfMonth(1),
        [
          "다음달말", "다음달말일", "담달말", "내달말", "endofnextmonth", "theendofnextmonth",
          "lastdayofnextmonth", "다음달마지막날", "익월말", "익월말일",
        ]
      ),
      (
        .firstOfMonth,
        ["월초", "startofmonth", "beginningofmonth", "firstdayofmonth", "firstdayofthemonth"]
      ),
      (
        .startOfMonth(1),
        [
          "다음달초", "담달초", "내달초", "다음달첫날", "startofnextmonth", "beginningofnextmonth",
          "firstofnextmonth", "thefirstofnextmonth", "firstdayofnextmonth",
        ]
      ),
      (
        .endOfYear(0),
        [
          "연말", "올해말", "올연말", "yearend", "endofyear", "endoftheyear", "endofthisyear",
          "theendoftheyear", "theendofthisyear", "lastdayoftheyear", "thelastdayoftheyear",
          "lastdayofthisyear", "eoy", "올해마지막날", "올해의마지막날",
        ]
      ),
      (.endOfYear(1), ["내년말", "endofnextyear", "theendofnextyear"]),
      (
        .startOfYear(1),
        [
          "연초", "내년초", "내년첫날", "startofnextyear", "beginningofnextyear", "firstdayofnextyear",
        ]
      ),
      (
        .weekend(0),
        ["주말", "이번주말", "weekend", "theweekend", "thisweekend", "오는주말", "돌아오는주말", "다가오는주말"]
      ),
      (.endOfWeek(0), ["endofweek", "endoftheweek", "endofthisweek", "theendoftheweek", "eow"]),
      (.endOfWeek(1), ["endofnextweek", "theendofnextweek"]),
      (
        .startOfWeek(1),
        ["startofnextweek", "beginningofnextweek", "thestartofnextweek", "다음주초"]
      ),
      (
        .endOfQuarter(0),
        [
          "endofquarter", "endofthequarter", "endofthisquarter", "quarterend", "eoq", "분기말",
          "이번분기말",
        ]
      ),
      (.endOfQuarter(1), ["endofnextquarter", "다음분기말"]),
      (.startOfQuarter(1), ["startofnextquarter", "beginningofnextquarter", "다음분기초"]),
      (.weekend(1), ["다음주말", "담주말", "nextweekend", "다음주주말"]),
      (.weekend(2), ["다다음주말", "다다음주주말"]),
      (.weekend(-1), ["지난주말", "저번주말", "지난주주말", "lastweekend"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: words.flatMap { boundary, names in names.map { ($0, boundary) } })
  }()
}
