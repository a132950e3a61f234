import Timelines

extension ReloadReason {
  /// Marks the reasons that arise by themselves with capitals.
  var mark: Character {
    switch self {
    case .first: "F"
    case .policy: "P"
    case .more: "M"
    case .fault: "X"
    case .retry: "R"
    case .network: "w"
    case .center: "C"
    case .person: "p"
    case .intent: "i"
    case .configuration: "c"
    case .content: "n"
    case .clock: "k"
    case .zone: "z"
    case .language: "l"
    case .typeSize: "t"
    case .look: "o"
    }
  }

  init?(mark: Character) {
    guard let reason = ReloadReason.allCases.first(where: { $0.mark == mark }) else { return nil }
    self = reason
  }
}
