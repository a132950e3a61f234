import FoundationEssentials

/// The state of one widget's timeline: what it shows, and its requests.
struct WidgetTimeline: Sendable {
  /// A request that has been handed out but not answered.
  struct Call: Hashable, Sendable {
    let generation: Int
    var isOverdue = false
  }

  struct Asked: Hashable, Sendable {
    var date: Date
    let reason: ReloadReason
  }

  static let mostCalls = 2

  /// Increases with each widget.
  let number: Int
  private(set) var isVisible: Bool
  private(set) var budget: Budget
  var projection: Projection?
  var wish: ReloadWish?
  var plan: ReloadPlan?
  var calls: [Call] = []
  var asked: Asked?
  /// The date of the last good answer.
  var answered: Date?
  var fault: TimelineFault?
  /// The number of faults since the last good answer.
  var faults = 0

  init(number: Int, isVisible: Bool, at date: Date) {
    self.number = number
    self.isVisible = isVisible
    budget = Budget(isVisible: isVisible, at: date)
  }

  mutating func show(_ isVisible: Bool, at date: Date) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    budget.change(isVisible: isVisible, at: date)
  }

  /// Merges with an earlier wish: one request after both serves both.
  mutating func wish(_ reason: ReloadReason, at date: Date) {
    if let wish, wish.reason.isExempt || !reason.isExempt { return }
    wish = ReloadWish(reason: reason, date: date)
  }

  mutating func ask(_ due: Due, generation: Int, at date: Date) {
    if due.takesToken { budget.take(at: date) }
    calls.append(Call(generation: generation))
    asked = Asked(date: date, reason: due.reason)
    wish = nil
    plan = nil
  }

  /// Follows a clock that was set back. Dates measured from a moment keep their distance to the
  /// present; dates that an author named stay.
  mutating func move(by jump: TimeInterval) {
    budget.move(by: jump)
    wish?.date += jump
    asked?.date += jump
    answered? += jump
    switch plan {
    case .backoff(let date): plan = .backoff(date + jump)
    case .retry(let date): plan = .retry(date + jump)
    case .more(let date): plan = .more(date + jump)
    case .policy, nil: break
    }
  }
}
