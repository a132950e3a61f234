extension Recurrence {
  /// Those that a word alone says.
  package static let plain: [Recurrence] = [.never, .weekly, .monthly, .yearly]

  package init?(word: String) {
    guard let recurrence = Recurrence.plain.first(where: { $0.word == word }) else { return nil }
    self = recurrence
  }

  /// As files and command lines have it.
  package var word: String {
    switch self {
    case .never: "never"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .yearly, .lunarYearly: "yearly"
    }
  }
}
