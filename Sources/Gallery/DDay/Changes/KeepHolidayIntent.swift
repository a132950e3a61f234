import Almanac
import DDays
import Store
import Timelines
import WidgetIntents

/// Makes a D-Day of a public holiday, which comes again as the holiday does.
struct KeepHolidayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.keep"

  @Parameter(title: "dday.editor.title")
  var name: String

  @Parameter(title: "dday.configuration.region")
  var region: String

  /// The number of the day.
  @Parameter(title: "dday.editor.date")
  var day: Int

  @Dependency private var store: Store
  @Dependency private var words: LocalizedWords
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ holiday: HolidayDay) {
    (name, region, day) = (holiday.name, holiday.region.rawValue, holiday.day.number)
  }

  func perform() async throws -> some IntentResult {
    let day = CivilDay(number: day)
    let known = HolidayRegion(rawValue: region).map { HolidayDay.all(in: day.year, of: $0) } ?? []
    guard let holiday = known.first(where: { $0.day == day && $0.name == name }) else {
      throw HolidayGone()
    }
    let dday = try DDayBook(in: store).add(
      Occasion(title: words["holiday.\(name)"], rule: holiday.rule))
    history.note(.restoration([dday.id]))
    return .result()
  }
}

/// That a holiday isn't known any more.
private struct HolidayGone: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "dday.fault.gone" }
}
