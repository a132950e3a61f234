import Almanac
import DDays
import Desk
import System

extension DDayCall {
  /// Prints the public holidays of a year, each with the law that makes it one.
  func holidays() throws {
    let year = try arguments.words.first.map(year) ?? today.year
    let region = try region()
    let days = HolidayDay.all(in: year, of: region)
    tellWhatIsUnknown(in: year, of: region)
    guard !arguments.has("json") else {
      return try context.write(days.map { ListedHoliday($0, in: context.strings) }.json)
    }
    try context.write(.rows(days.map(line)))
  }

  /// Says on standard error which holidays are missing because nobody knows them.
  private func tellWhatIsUnknown(in year: Int, of region: HolidayRegion) {
    if year < region.firstYear {
      context.tell(context.strings.text("dday.holidays.early %@", "\(region.firstYear)"))
    }
    if region.isBeyondLunarCalendar(in: year) {
      let last = "\(LunarDay.years.upperBound)"
      context.tell(context.strings.text("dday.holidays.lunar %@", last))
    }
  }

  private func line(_ holiday: HolidayDay) -> String {
    let strings = context.strings
    let weekday = strings.text("date.weekday.\(holiday.day.weekday.rawValue).abbreviated")
    return "\(holiday.day) (\(weekday))  \(holiday.title(in: strings)) "
      + "(\(holiday.source(in: strings)))"
  }

  private func year(_ word: String) throws -> Int {
    guard word.utf8.count == 4, word.utf8.allSatisfy("0123456789".utf8.contains),
      let year = Int(word), year > 0
    else {
      throw CommandError(misuse: context.strings.text("dday.error.year %@", word.quoted))
    }
    return year
  }

  private func region() throws -> HolidayRegion {
    guard let word = arguments["region"] else {
      return context.language == .korean ? .korea : .america
    }
    guard let region = HolidayRegion(rawValue: word) else {
      throw CommandError(
        unknown: "dday.sort.region", word, among: HolidayRegion.allCases.map(\.rawValue),
        in: context.strings)
    }
    return region
  }
}

extension HolidayDay {
  fileprivate func title(in strings: StringTable) -> String {
    let name = strings.text("holiday.\(name)")
    return isSubstitute ? strings.text("holiday.substitute %@", name) : name
  }

  fileprivate func source(in strings: StringTable) -> String { strings.text(sourceKey) }
}

/// A public holiday in JSON output.
private struct ListedHoliday: Encodable {
  let date: String
  let name: String
  let substitute: Bool
  let source: String

  init(_ holiday: HolidayDay, in strings: StringTable) {
    (date, substitute) = (holiday.day.description, holiday.isSubstitute)
    (name, source) = (holiday.title(in: strings), holiday.source(in: strings))
  }
}
