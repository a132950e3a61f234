import Testing
import WidgetIntents

struct EntityTests {
  struct Shop: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shop"
    static let defaultQuery = ShopQuery()
    let id: Int
    let name: String

    var displayRepresentation: DisplayRepresentation {
      DisplayRepresentation(stringLiteral: name)
    }
  }

  struct ShopQuery: EntityStringQuery {
    @Dependency var shops: [Shop]

    func entities(for identifiers: [Int]) async throws -> [Shop] {
      shops.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Shop] { shops }

    func defaultResult() async -> Shop? { shops.first }

    func entities(matching string: String) async throws -> [Shop] {
      shops.filter { $0.name.contains(string) }
    }
  }

  private struct Visit: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Visit"
    @Parameter(title: "Shop") var shop: Shop
    @Parameter(title: "Then") var next: Shop?
    @Parameter(title: "Hours", default: 2, inclusiveRange: (1, 5)) var hours: Int

    func perform() async throws -> some IntentResult {
      Journal.current?.note("\(shop.name) \(next?.name ?? "-") \(hours)")
      return .result()
    }
  }

  private func within<Result>(
    _ shops: [Shop]?, _ body: () async throws -> Result
  ) async throws -> Result {
    var dependencies = Dependencies()
    if let shops { dependencies.add(dependency: shops) }
    return try await Dependencies.$current.withValue(dependencies) { try await body() }
  }

  private let shops = [Shop(id: 1, name: "bakery"), Shop(id: 2, name: "dairy")]

  private func done(_ values: [String: IntentValue], _ shops: [Shop]? = nil) async throws
    -> [String]
  {
    let journal = Journal()
    try await Journal.$current.withValue(journal) {
      try await within(shops ?? self.shops) {
        try await Visit.perform(
          IntentReference(name: Visit.referenceName, values: values))
      }
    }
    return journal.notes
  }

  @Test func areFoundBeforeTheIntentIsPerformed() async throws {
    #expect(try await done(["shop": .text("2")]) == ["dairy - 2"])
    #expect(
      try await done(["shop": .text("2"), "next": .text("1"), "hours": .integer(5)])
        == ["dairy bakery 5"])
  }

  @Test func areTheDefaultWhereNoneIsGiven() async throws {
    #expect(try await done([:]) == ["bakery - 2"])
  }

  @Test func thatAreNotThereAreToldOf() async throws {
    let error = await #expect(throws: ParameterError.self) {
      try await done(["shop": .text("7")])
    }
    #expect(error?.description == "'shop' has no value: there is no Shop '7'")
    let none = await #expect(throws: ParameterError.self) { try await done([:], []) }
    #expect(none?.description == "'shop' has no value")
    let unfitting = await #expect(throws: ParameterError.self) {
      try await done(["shop": .text("x")])
    }
    #expect(unfitting?.description == "'shop' can't be 'x'; it is one of Shop")
  }

  @Test func areNotSearchedWithoutWhatTheirQueryNeeds() async throws {
    await #expect(throws: MissingDependency.self) {
      try await within(nil) { try await Visit.resolved(from: [:]) }
    }
  }

  @Test func areIdentitiesAsData() async throws {
    var visit = Visit()
    #expect(visit.values == ["hours": .integer(2)])
    visit.shop = shops[1]
    #expect(visit.values == ["hours": .integer(2), "shop": .text("2")])
    #expect(try Visit(values: visit.values).values == visit.values)
  }

  @Test func areOffered() async throws {
    let source = try #require(
      Visit.parameters.lazy.compactMap {
        if case .entity(let source) = $0.kind { source } else { nil }
      }.first)
    let all = [
      ParameterChoice(value: .text("1"), title: "bakery"),
      ParameterChoice(value: .text("2"), title: "dairy"),
    ]
    #expect(try await within(shops) { try await source.suggestions() } == all)
    #expect(try await within(shops) { try await source.choices(matching: "air") } == [all[1]])
    #expect(source.name == "Shop")
  }

  @Test func numbersOutsideOfTheirRangeAreRefused() async throws {
    for hours in [0, 6, .min, .max] {
      let error = await #expect(throws: ParameterError.self) {
        try await done(["hours": .integer(hours)])
      }
      #expect(error?.description == "'hours' can't be \(hours); it is from 1 to 5")
    }
    #expect(try await done(["hours": .integer(1)]) == ["bakery - 1"])
  }
}
