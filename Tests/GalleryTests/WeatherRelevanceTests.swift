import FoundationEssentials
import Testing
import Timelines
import Weather

@testable import Gallery

struct WeatherRelevanceTests {
  private static let scores: [([Condition], Float?)] = [
    ([.clear, .clear, .rain], nil), ([.clear, .rain], 2), ([.rain], 2), ([.drizzle], 1),
    ([.clear, .thunderstorm], 3), ([.cloudy, .fog], nil),
  ]

  @Test(arguments: scores)
  func rainMattersTwoHoursAhead(conditions: [Condition], score: Float?) throws {
    let entry = try WeatherEntry.test(.seoul, conditions[0], then: conditions)
    // At 9:41 the hours of 10 and 11 o'clock are within two hours, that of 12 isn't.
    #expect(WeatherMoment.told(entry).relevance?.score == score)
  }

  @Test func nothingMattersThatIsUnknown() throws {
    let entry = try WeatherEntry.test(.seoul, .rain)
    let late = WeatherEntry(date: entry.date + 7 * 86_400, weather: entry.weather)
    #expect(late.freshness == .expired || late.reading == nil)
    #expect(late.relevance == nil)
  }
}
