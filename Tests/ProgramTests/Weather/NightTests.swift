import Almanac
import System
import Boards
import Cells
import FoundationEssentials
import Gallery
import HomeTesting
import Pages
import Layout
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Home

/// Red by itself, over days at real places.
struct NightTests {
  @Test(arguments: ["37.57,126.98", "-33.87,151.21", "69.65,18.96"])
  func turnsWithTheSun(city: String) throws {
    let stay = try Stay(at: city, from: "2026-10-01T12:00:00Z", days: 10)
    let daylight = stay.daylight
    #expect(daylight.count == 20)
    #expect(stay.turns == daylight, "at its dates")
    #expect(stay.wakeUps == stay.turns.map(\.date), "and at no others")
  }

  /// StandBy also wakes up to wander, and may show no weather itself.
  @Test(arguments: ["37.57,126.98", "-33.87,151.21", "69.65,18.96"])
  func turnsInStandBy(city: String) throws {
    let stay = try Stay(at: city, from: "2026-10-01T12:00:00Z", days: 10, in: .standBy)
    #expect(stay.turns == stay.daylight && stay.turns.count == 20)
  }

  @Test(arguments: [("2026-06-10T00:00:00Z", false), ("2026-12-10T00:00:00Z", true)])
  func staysInStandBy(start: String, isRed: Bool) throws {
    let stay = try Stay(at: "69.65,18.96", from: start, days: 14, in: .standBy)
    #expect(stay.isRedAtFirst == isRed && stay.turns.isEmpty)
  }

  /// Where the sun doesn't rise or set, the program wakes up once a day to ask again.
  @Test(arguments: [("2026-06-10T00:00:00Z", false), ("2026-12-10T00:00:00Z", true)])
  func staysInThePolarDayAndNight(start: String, isRed: Bool) throws {
    let stay = try Stay(at: "69.65,18.96", from: start, days: 14)
    #expect(stay.isRedAtFirst == isRed && stay.turns.isEmpty)
    #expect(stay.wakeUps.count <= 14)
  }
}

/// Days of a Home Screen with one weather widget, awake only when it wants to be.
private struct Stay {
  struct Turn: Equatable {
    let date: Date
    let isRed: Bool
  }

  let isRedAtFirst: Bool
  private(set) var turns: [Turn] = []
  private(set) var wakeUps: [Date] = []
  private let place: Location
  private let span: Range<Date>

  init(at city: String, from start: String, days: Int, in board: BoardPlace = .home) throws {
    var date = try Date(start, strategy: .iso8601)
    span = date..<date + 86_400 * Double(days)
    place = try #require(LocationBook().place(called: city, in: .english))
    var home = try Self.home(at: city, on: date, in: board)
    var isRed = home.context.presentation.look.isNight
    isRedAtFirst = isRed
    while let next = home.nextDate, next < span.upperBound {
      try #require(next > date)
      date = next
      wakeUps.append(date)
      _ = home.advance(to: date)
      let isRedNow = home.context.presentation.look.isNight
      if isRedNow != isRed { turns.append(Turn(date: date, isRed: isRedNow)) }
      isRed = isRedNow
    }
  }

  /// The sunrises and sunsets of the days.
  var daylight: [Turn] {
    let days = (-1...12).map { Daylight(at: place, around: span.lowerBound + 86_400 * Double($0)) }
    return days.flatMap { day in
      [(day.sunrise, false), (day.sunset, true)].compactMap { date, isRed in
        date.map { Turn(date: $0, isRed: isRed) }
      }
    }
    .filter { span.contains($0.date) }
  }

  private static func home(at city: String, on date: Date, in place: BoardPlace) throws -> Home {
    var presentation = try SheetResources.of(.englishStrings)
      .presentation(in: SheetLook("full", .dark), depth: .direct)
    let isKnown = presentation.preferences.set(.night, to: "auto")
    try #require(isKnown)
    let weather = Instance(
      id: Instance.ID(1), kind: "weather", family: .systemSmall,
      configuration: ["city": .text(city)])
    return Home(
      size: Size(width: 120, height: 40), device: try SheetResources.of(.englishStrings).device,
      presentation: presentation, kinds: [], boards: [.home: Board(showing: [weather])],
      place: place,
      daytime: { GalleryBundle.daytime(at: $0, over: $1, from: .usual) }, at: date)
  }
}
