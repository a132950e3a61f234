import Testing
import WidgetIntents

struct OptionsTests {
  private struct Cups: DynamicOptionsProvider {
    @Dependency var most: Int

    func results() async throws -> [Int] { Array(1...most) }
    func defaultResult() async -> Int? { 2 }
  }

  private struct Names: DynamicOptionsProvider {
    func results() async throws -> [String] { ["latte", "mocha"] }
  }

  private struct Order: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Cups", optionsProvider: Cups()) var cups: Int
    @Parameter(title: "Drink", default: "latte", optionsProvider: Names()) var drink: String
    @Parameter(title: "Days") var days: [Int]
    @Parameter(title: "Shops") var shops: [EntityTests.Shop]

    static var parameterSummary: some ParameterSummary {
      Summary("\(\.$cups) cups of \(\.$drink), 100 %")
    }
  }

  private func order(_ values: [String: IntentValue] = [:]) async throws -> Order {
    var dependencies = Dependencies()
    dependencies.add(dependency: [EntityTests.Shop(id: 1, name: "bakery")])
    dependencies.add(dependency: 3)
    return try await Dependencies.$current.withValue(dependencies) {
      try await Order.resolved(from: values)
    }
  }

  @Test func areOfferedBesideAllThatIsAllowed() async throws {
    let declarations = Order.parameters
    #expect(try await declarations[1].options?.choices().map(\.title) == ["latte", "mocha"])
    #expect(declarations[2].options == nil)
    var dependencies = Dependencies()
    dependencies.add(dependency: 3)
    let cups = try await Dependencies.$current.withValue(dependencies) {
      try await declarations[0].options?.choices().map(\.value)
    }
    #expect(cups == [.integer(1), .integer(2), .integer(3)])
    await #expect(throws: MissingDependency.self) { try await declarations[0].options?.choices() }
  }

  @Test func mayHoldTheOneThatIsTakenByItself() async throws {
    #expect(try await order().cups == 2)
    #expect(try await order(["cups": .integer(7)]).cups == 7)
    #expect(try await order().drink == "latte")
    #expect(try await order(["drink": .text("tea")]).drink == "tea")
    await #expect(throws: MissingDependency.self) { try await Order.resolved(from: [:]) }
  }

  @Test func aParameterMayBeSeveral() async throws {
    #expect(try await order().days == [])
    let days = IntentValue.list([.integer(1), .integer(5)])
    let some = try await order(["days": days])
    #expect(some.days == [1, 5] && some.values["days"] == days)
    let shops = try await order(["shops": .list([.text("1")])]).shops
    #expect(shops.map(\.name) == ["bakery"])
    await #expect(throws: ParameterError.self) { try await order(["shops": .list([.text("9")])]) }
    await #expect(throws: ParameterError.self) { try await order(["days": .list([.text("x")])]) }
    await #expect(throws: ParameterError.self) { try await order(["days": .integer(1)]) }
    #expect("\(days)" == "[1, 5]")
    #expect(Order.parameters[2].kind == .list(.integer))
  }

  @Test func standInTheSentenceOfTheIntent() async throws {
    let summary = try await order(["cups": .integer(3)]).summary
    #expect(summary == "\("3") cups of \("latte"), 100 %")
    #expect(EntityTests().plain.summary == "Visit")
  }
}

extension EntityTests {
  fileprivate struct Plain: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Visit"
  }

  fileprivate var plain: Plain { Plain() }
}
