import FoundationEssentials

/// All that is known of one widget's timeline: what shows of it, and what it was asked for when.
struct Line: Sendable {
  /// A request that was handed out and has not been answered.
  struct Call: Hashable, Sendable {
    let generation: Int
    var isOverdue = false
  }

  struct Asked: Hashable, Sendable {
    var date: Date
    let reason: ReloadReason
  }

  static let mostCalls = 2

  /// Greater than those of the widgets that came before it.
  let number: Int
  private(set) var isVisible: Bool
  private(set) var budget: Budget
  var projection: Projection?
  var wish: Wish?
  var plan: Plan?
  var calls: [Call] = []
  var asked: Asked?
  /// When the last good answer came.
  var answered: Date?
  var fault: Fault?
  /// The faults since the last good answer.
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

  /// One wish is as good as several: it becomes a request after all of them.
  mutating func wish(_ reason: ReloadReason, at date: Date) {
    if let wish, wish.reason.isExempt || !reason.isExempt { return }
    wish = Wish(reason: reason, date: date)
  }

  mutating func ask(_ due: Due, generation: Int, at date: Date) {
    if due.takesToken { budget.take(at: date) }
    calls.append(Call(generation: generation))
    asked = Asked(date: date, reason: due.reason)
    wish = nil
    plan = nil
  }

  /// Goes along with a clock that was set back: what counts from a moment keeps its distance to
  /// the present, what an author dated keeps its date.
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
