import Weather

extension Condition {
  /// What many hours come to: the worst that falls in a quarter of them or more, or else what there
  /// is most of. Nil for no hours.
  init?(summarizing conditions: [Condition]) {
    let wet = conditions.filter(\.isWet)
    let matter = wet.count * 4 >= conditions.count && !wet.isEmpty ? wet : conditions
    guard let worst = matter.max(by: { $0.weight < $1.weight }) else { return nil }
    let counts = Dictionary(matter.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, $0.key.weight) < ($1.value, $1.key.weight) }
    self = matter.count == wet.count ? worst : most?.key ?? worst
  }

  /// They are declared from the finest to the worst.
  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
