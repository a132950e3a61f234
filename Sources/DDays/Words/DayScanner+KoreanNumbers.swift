import System
import Almanac

extension DayScanner {
  /// Reads a month in digits or in words, `12월`, `십이월`, `유월`; nil for anything else.
  mutating func koreanMonth() -> Int? {
    var scanner = self
    guard let month = scanner.number() ?? scanner.value(of: Self.monthNumerals),
      scanner.skip("월")
    else { return nil }
    self = scanner
    return month
  }

  /// Reads a day of a month in digits or in words, `25일`, `이십오일`, `보름`, with the calendar that its
  /// word belongs to; nil for anything else.
  mutating func koreanDay() -> (day: Int, calendar: SpokenDate.Calendar?)? {
    var scanner = self
    if let day = scanner.number() ?? scanner.sinoNumber(), scanner.skip("일") {
      self = scanner
      return (day, nil)
    }
    guard let (word, day) = Self.nativeDays.first(where: { rest.hasPrefix($0.0) }) else {
      return nil
    }
    _ = skip(word)
    _ = skip("날")
    // The first day of a month has this name in both calendars.
    return (day, day == 1 ? nil : .either)
  }

  /// Reads a year behind a date, which two digits alone may not be: they could be a time.
  mutating func fullYearBehind(from today: CivilDay) -> Int? {
    var scanner = self
    let digits = scanner.rest.drop { $0 == "," || $0 == " " }.utf8.prefix(while: \.isDigit).count
    guard let year = scanner.yearBehind(from: today),
      digits != 2 || rest[..<scanner.rest.startIndex].contains("년")
    else { return nil }
    self = scanner
    return year
  }

  /// The longer ones first.
  private static let monthNumerals = [
    ("십일", 11), ("십이", 12), ("십", 10), ("시", 10), ("일", 1), ("이", 2), ("삼", 3), ("사", 4), ("오", 5),
    ("육", 6), ("유", 6), ("칠", 7), ("팔", 8), ("구", 9),
  ]

  /// The months that only the lunar calendar calls so.
  static let lunarMonths = [("정월", 1), ("동짓달", 11), ("섣달", 12)]

  /// The longer ones first.
  private static let nativeDays: [(String, Int)] = {
    let ones = [
      ("하루", 1), ("이틀", 2), ("사흘", 3), ("나흘", 4), ("닷새", 5), ("엿새", 6), ("이레", 7), ("여드레", 8),
      ("아흐레", 9),
    ]
    let days = [("초", 0), ("열", 10), ("스무", 20)].flatMap { prefix, tens in
      ones.map { (prefix + $0.0, tens + $0.1) }
    }
    return days + [("초열흘", 10), ("열흘", 10), ("보름", 15), ("스무", 20), ("초파일", 8), ("그믐", 30)]
  }()
}
