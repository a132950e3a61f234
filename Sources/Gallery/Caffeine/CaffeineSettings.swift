import Caffeine

/// What is set about the widget, brought to what can be.
struct CaffeineSettings: Hashable {
  /// What a hit logs, and how much of it.
  struct Offer: Hashable {
    let choice: DrinkChoice
    let milligrams: Double
  }

  let offers: [Offer]
  /// What a day should not exceed.
  let limit: Double
  /// Above it nobody sleeps well.
  let sleepLevel: Double
  let metabolism: Metabolism

  init(_ intent: CaffeineIntent = CaffeineIntent()) {
    let first = Offer(
      choice: intent.drink,
      milligrams: (intent.milligrams ?? intent.drink.drink.milligrams).clamped(to: Dose.range))
    let other = intent.other ?? intent.drink.next
    offers = [first, Offer(choice: other, milligrams: other.drink.milligrams)]
    limit = intent.limit.clamped(to: 1...5000)
    sleepLevel = intent.sleep.clamped(to: 1...1000)
    metabolism = Metabolism(halfLife: intent.halfLife)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
