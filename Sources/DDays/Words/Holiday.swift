import Almanac

/// A holiday known by name: `추석`, `Christmas`.
struct Holiday {
  private let date: SpokenDate
  private let isLunar: Bool

  /// Fails if there is no such holiday.
  init?(word: String) {
    guard let holiday = Self.all.first(where: { $0.names.contains(word) }) else { return nil }
    date = SpokenDate(month: holiday.month, day: holiday.day)
    isLunar = holiday.isLunar
  }

  func day(from today: CivilDay, _ words: String) throws(SpokenDayError) -> SpokenDay {
    try isLunar ? date.lunarDay(from: today, words) : date.day(from: today, words)
  }

  private static let all: [(names: [String], month: Int, day: Int, isLunar: Bool)] = [
    (["설날", "설", "구정", "seollal"], 1, 1, true), (["추석", "한가위", "chuseok"], 8, 15, true),
    (["정월대보름", "대보름"], 1, 15, true), (["단오"], 5, 5, true),
    (["크리스마스", "성탄절", "christmas", "christmasday", "xmas"], 12, 25, false),
    (["크리스마스이브", "christmaseve"], 12, 24, false),
    (["새해", "신정", "newyear", "newyear'sday", "newyearsday"], 1, 1, false),
    (["newyear'seve", "newyearseve"], 12, 31, false),
  ]
}
