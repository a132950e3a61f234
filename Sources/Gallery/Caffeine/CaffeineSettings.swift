import Diary

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
