import Caffeine

/// What is set about the widget, brought to what can be.
struct CaffeineSettings: Hashable {
  /// What a hit logs, and how much of it.
  struct Offer: Hashable {
    let choice: DrinkChoice
    let milligrams: Double
  }

  let offers: [Offer]
  private let constitution: Constitution

  init(_ intent: CaffeineIntent = CaffeineIntent()) {
    let first = Offer(
      choice: intent.drink,
      milligrams: (intent.milligrams ?? intent.drink.drink.milligrams).clamped(to: Dose.range))
    // Two buttons that look alike would say that they do different things.
    let other = intent.other.flatMap { $0 == intent.drink ? nil : $0 } ?? intent.drink.next
    offers = [first, Offer(choice: other, milligrams: other.drink.milligrams)]
    constitution = Constitution(
      limit: intent.limit, sleepLevel: intent.sleep, halfLife: intent.halfLife)
  }

  /// What a day should not exceed.
  var limit: Double { constitution.limit }
  /// Above it nobody sleeps well.
  var sleepLevel: Double { constitution.sleepLevel }
  var metabolism: Metabolism { constitution.metabolism }
}
