extension Recurrence {
  /// The recurrences that a single word expresses.
  package static let plain: [Recurrence] = [.never, .weekly, .monthly, .yearly]

  package init?(word: String) {
    guard let recurrence = Recurrence.plain.first(where: { $0.word == word }) else { return nil }
    self = recurrence
  }

  /// The word in files and on command lines.
  package var word: String {
    switch self {
    case .never: "never"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .yearly, .lunarYearly: "yearly"
    }
  }
}
