extension Condition {
  /// The condition that sums up many hours: the worst wet one if at least a quarter are wet, or
  /// else the most frequent one. Fails without hours.
  init?(summarizing conditions: [Condition]) {
    let wet = conditions.filter(\.isWet)
    let matter = wet.count * 4 >= conditions.count && !wet.isEmpty ? wet : conditions
    guard let worst = matter.max(by: { $0.weight < $1.weight }) else { return nil }
    let counts = Dictionary(matter.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, $0.key.weight) < ($1.value, $1.key.weight) }
    self = matter.count == wet.count ? worst : most?.key ?? worst
  }

  /// The severity; conditions are declared from best to worst.
  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
