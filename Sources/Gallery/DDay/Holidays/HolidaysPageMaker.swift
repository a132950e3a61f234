import Almanac
import DDays
import FoundationEssentials
import Pages
import Timelines
import WidgetIntents

/// Makes the page of the public holidays of a year.
struct HolidaysPageMaker: PageMaker {
  @Dependency private var now: Now
  @Dependency private var language: Language

  func link(of url: URL) -> HolidaysLink? { HolidaysLink(url) }

  func page(behind link: HolidaysLink) throws -> any Page {
    let today = now.zone.civil(at: now.date).day
    let usual = HolidayChoice(region: HolidayRegion(of: language, in: now.zone), year: today.year)
    return HolidaysPage(
      link.choice ?? usual, on: today, renewal: now.zone.end(of: .day, at: now.date))
  }
}
