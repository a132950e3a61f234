import Foundation
import Testing
import WidgetIntents

struct IntentParametersTests {
  @Test func areToldInTheirDeclaredOrder() {
    #expect(
      Trip.parameters.map(\.name) == [
        "city", "isByNight", "travellers", "pace", "note", "start", "wayBack", "stop",
      ])
    #expect(Trip.parameters.map(\.title).first == "Where to")
    #expect(Trip.parameters.map(\.description).prefix(2) == ["The place to be shown", nil])
  }

  @Test func tellWhatTheyCanBe() {
    let cities = ParameterKind.choice([
      ParameterChoice(value: .text("seoul"), title: "서울"),
      ParameterChoice(value: .text("busan"), title: "부산", detail: "by the sea"),
      ParameterChoice(value: .text("jeju"), title: "jeju"),
    ])
    #expect(
      Trip.parameters.map(\.kind) == [
        cities, .boolean, .integer, .number, .text, .date, .date, cities,
      ])
    #expect(Trip.parameters.filter(\.isOptional).map(\.name) == ["wayBack", "stop"])
  }

  @Test func tellWhatTheyAreByThemselves() {
    #expect(
      Trip.parameters.map(\.initial) == [
        .text("busan"), .boolean(true), .integer(2), .number(1), .text("없음"),
        .date(Date(timeIntervalSince1970: 1_795_221_660)), nil, nil,
      ])
  }

  @Test func areBlankWithoutADefault() {
    struct Bare: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Bare"
      @Parameter(title: "City") var city: City
      @Parameter(title: "Flag") var flag: Bool
      @Parameter(title: "Count") var count: Int
      @Parameter(title: "Share") var share: Double
      @Parameter(title: "Name") var name: String
      @Parameter(title: "Day") var day: Date
    }
    #expect(
      Bare().values == [
        "city": .text("seoul"), "flag": .boolean(false), "count": .integer(0),
        "share": .number(0), "name": .text(""), "day": .date(Date(timeIntervalSince1970: 0)),
      ])
  }

  @Test func offerWholeNumbersAsWell() throws {
    enum Hours: Int, AppEnum {
      case twelve = 12
      case twentyFour = 24
      static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Hours")
      static let caseDisplayRepresentations: [Hours: DisplayRepresentation] = [:]
    }
    struct Clock: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Clock"
      @Parameter(title: "Hours", default: .twentyFour) var hours: Hours
    }
    #expect(Clock().values == ["hours": .text("24")])
    #expect(try Clock(values: ["hours": .text("12")]).hours == .twelve)
  }

  @Test func areFoundAmongOtherPropertiesInAnyKindOfType() throws {
    struct Shelf<Content: IntentParameterValue>: WidgetConfigurationIntent {
      static var title: LocalizedStringResource { "Shelf" }
      var label = "top"
      @Parameter(title: "Count", default: 2) var count: Int
      var width: Int8 = 3
      @Parameter(title: "Content") var content: [Content]
      var next: (Int, String)?
      @Parameter(title: "Depth") var depth: Double?
    }
    // Only this test uses it, hence `@unchecked`.
    final class Drawer: WidgetConfigurationIntent, @unchecked Sendable {
      static let title: LocalizedStringResource = "Drawer"
      @Parameter(title: "Key", default: "brass") var key: String
    }
    #expect(Shelf<City>.parameters.map(\.name) == ["count", "content", "depth"])
    #expect(Shelf<City>.parameters.map(\.kind) == [.integer, .list(City._kind), .number])
    let shelf = try Shelf<String>(values: ["content": .list([.text("a")]), "depth": .number(0.5)])
    #expect((shelf.content, shelf.depth, shelf.count, shelf.width) == (["a"], 0.5, 2, 3))
    #expect(try Drawer(values: ["key": .text("iron")]).values == ["key": .text("iron")])
  }

  @Test func ofAnIntentWithoutAnyAreNone() async throws {
    struct Nothing: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Nothing"
    }
    #expect(Nothing.parameters.isEmpty)
    #expect(Nothing.description.descriptionText.key.isEmpty)
    _ = try await Nothing().perform()
  }
}
