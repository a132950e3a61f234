import Foundation
import Testing
import WidgetIntents

struct IntentValuesTests {
  @Test func areThoseOfTheParameters() {
    var trip = Trip()
    trip.city = .jeju
    trip.wayBack = Date(timeIntervalSince1970: 5)
    #expect(
      trip.values == [
        "city": .text("jeju"), "isByNight": .boolean(true), "travellers": .integer(2),
        "pace": .number(1), "note": .text("없음"),
        "start": .date(Date(timeIntervalSince1970: 1_795_221_660)),
        "wayBack": .date(Date(timeIntervalSince1970: 5)),
      ])
  }

  @Test func makeTheIntentTheyCameFrom() throws {
    var trip = Trip()
    trip.city = .seoul
    trip.isByNight = false
    trip.travellers = -7
    trip.pace = 0.25
    trip.note = "창가"
    trip.stop = .jeju
    #expect(try Trip(values: trip.values).values == trip.values)
  }

  @Test func leaveWhatTheyDoNotNameAsItIs() throws {
    let trip = try Trip(values: ["stop": .text("jeju"), "pace": .integer(3)])
    #expect(trip.stop == .jeju)
    #expect(trip.pace == 3)
    #expect(trip.city == .busan)
    #expect(try Trip(values: [:]).values == Trip().values)
  }

  @Test(arguments: [
    (
      ["citi": IntentValue.text("seoul")],
      """
      'citi' is no parameter; there are: city, isByNight, travellers, pace, note, start, wayBack, \
      stop
      """
    ),
    (["city": .text("paris")], "'city' can't be 'paris'; it is one of 'seoul', 'busan', 'jeju'"),
    (["city": .integer(0)], "'city' can't be 0; it is one of 'seoul', 'busan', 'jeju'"),
    (["stop": .text("")], "'stop' can't be ''; it is one of 'seoul', 'busan', 'jeju'"),
    (["isByNight": .text("true")], "'isByNight' can't be 'true'; it is true or false"),
    (["travellers": .number(2)], "'travellers' can't be 2.0; it is a whole number"),
    (["pace": .boolean(true)], "'pace' can't be true; it is a number"),
    (["pace": .number(.infinity)], "'pace' can't be inf; it is a number"),
    (["note": .integer(1)], "'note' can't be 1; it is a text"),
    (["start": .text("today")], "'start' can't be 'today'; it is a date"),
    (["isNoParameter": .boolean(false)], nil),
    (["_city": .text("seoul")], nil),
    (["": .text("seoul")], nil),
  ])
  func thatDoNotFitAreToldOf(_ values: [String: IntentValue], _ sentence: String?) throws {
    let error = try #require(throws: ParameterError.self) { try Trip(values: values) }
    guard let sentence else { return #expect("\(error)".contains("is no parameter")) }
    #expect("\(error)" == sentence)
  }

  /// Creates the dates inside the test, because test reports can't print them.
  @Test(arguments: [
    ("wayBack", Double.nan, "'wayBack' can't be @nan; it is a date"),
    ("start", -.infinity, "'start' can't be @-inf; it is a date"),
    ("note", 1e300, "'note' can't be @1e+300; it is a text"),
  ])
  func thatAreNoDatesOfThisWorldAreToldOf(_ name: String, _ seconds: Double, _ sentence: String) {
    let told: String
    do {
      _ = try Trip(values: [name: .date(Date(timeIntervalSince1970: seconds))])
      told = ""
    } catch {
      told = "\(error)"
    }
    #expect(told == sentence)
  }

  @Test func thatDoNotFitChangeNothing() {
    let values: [String: IntentValue] = ["city": .text("jeju"), "note": .integer(1)]
    #expect(throws: ParameterError.self) { try Trip(values: values) }
    #expect(Trip().city == .busan)
  }

  @Test func ofAnIntentWithoutParametersAreNone() {
    struct Nothing: AppIntent {
      static let title: LocalizedStringResource = "Nothing"
      func perform() async throws -> some IntentResult { .result() }
    }
    let error = #expect(throws: ParameterError.self) { try Nothing(values: ["a": .integer(1)]) }
    #expect(error?.description == "'a' is no parameter; there are none")
  }
}
