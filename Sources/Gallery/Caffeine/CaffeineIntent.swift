import Diary
import Store
import Timelines
import WidgetIntents

/// The widget's settings: the drinks to offer, and the user's sensitivity to caffeine.
struct CaffeineIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "caffeine.configuration"
  static let description: IntentDescription = "caffeine.configuration.description"

  @Parameter(title: "caffeine.configuration.drink")
  var drink: DrinkChoice

  /// Nil for the drink's usual amount.
  @Parameter(
    title: "caffeine.configuration.milligrams",
    inclusiveRange: (lowerBound: Dose.range.lowerBound, upperBound: Dose.range.upperBound))
  var milligrams: Double?

  /// Nil for the next drink on the menu.
  @Parameter(title: "caffeine.configuration.other")
  var other: DrinkChoice?

  @Parameter(
    title: "caffeine.configuration.limit", default: 400,
    inclusiveRange: (lowerBound: 1, upperBound: 5000))
  var limit: Double

  @Parameter(
    title: "caffeine.configuration.sleep", default: 50,
    inclusiveRange: (lowerBound: 1, upperBound: 1000))
  var sleep: Double

  @Parameter(
    title: "caffeine.configuration.half-life", default: 5,
    inclusiveRange: (lowerBound: 0.5, upperBound: 24))
  var halfLife: Double
}

/// Logs a drink at the current time.
struct LogDrinkIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.log"

  @Parameter(title: "caffeine.drink")
  var drink: DrinkChoice

  /// Nil for the drink's usual amount.
  @Parameter(title: "caffeine.configuration.milligrams")
  var milligrams: Double?

  @Dependency private var store: Store
  @Dependency private var now: Now

  init() {}

  init(_ offer: CaffeineSettings.Offer) {
    drink = offer.choice
    milligrams = offer.milligrams
  }

  func perform() async throws -> some IntentResult {
    let drink = drink.drink
    try CaffeineBook(in: store).log(
      drink.nameKey, milligrams: milligrams ?? drink.milligrams, at: now.date)
    return .result()
  }
}

/// Removes the drink that was logged last; a second press removes nothing more.
struct UndoDrinkIntent: AppIntent {
  static let title: LocalizedStringResource = "caffeine.undo"

  @Parameter(title: "caffeine.drink")
  var drink: Int

  @Dependency private var store: Store

  init() {}

  init(_ drink: Drink.ID) {
    self.drink = drink.number
  }

  func perform() async throws -> some IntentResult {
    try CaffeineBook(in: store).remove(Drink.ID(drink))
    return .result()
  }
}

/// A choice among the drinks on the menu.
struct DrinkChoice: AppEnum {
  let drink: MenuDrink

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "caffeine.drink"
  static let allCases = DrinkMenu.standard.drinks.map(DrinkChoice.init)
  static let caseDisplayRepresentations: [DrinkChoice: DisplayRepresentation] = Dictionary(
    uniqueKeysWithValues: allCases.map { choice in
      (choice, DisplayRepresentation(title: LocalizedStringResource(choice.drink.nameKey)))
    })

  var rawValue: String { drink.name }

  /// The drink offered beside this one.
  var next: DrinkChoice { DrinkChoice(DrinkMenu.standard.drink(after: drink)) }

  init(_ drink: MenuDrink) {
    self.drink = drink
  }

  init?(rawValue: String) {
    guard let drink = DrinkMenu.standard[rawValue] else { return nil }
    self.init(drink)
  }
}

/// The widget's settings, limited to valid values.
struct CaffeineSettings: Hashable {
  /// A drink that a button logs, and its caffeine.
  struct Offer: Hashable, Identifiable {
    let choice: DrinkChoice
    let milligrams: Double

    /// A plain string, because the path to a control is written down.
    var id: String { choice.rawValue }
  }

  let offers: [Offer]
  private let constitution: Constitution

  init(_ intent: CaffeineIntent = CaffeineIntent()) {
    let first = Offer(
      choice: intent.drink,
      milligrams: (intent.milligrams ?? intent.drink.drink.milligrams).clamped(to: Dose.range))
    // Two equal buttons would suggest different actions.
    let other = intent.other.flatMap { $0 == intent.drink ? nil : $0 } ?? intent.drink.next
    offers = [first, Offer(choice: other, milligrams: other.drink.milligrams)]
    constitution = Constitution(
      limit: intent.limit, sleepLevel: intent.sleep, halfLife: intent.halfLife)
  }

  /// The daily limit in milligrams.
  var limit: Double { constitution.limit }
  /// The level above which sleep suffers, in milligrams.
  var sleepLevel: Double { constitution.sleepLevel }
  var metabolism: Metabolism { constitution.metabolism }
}
