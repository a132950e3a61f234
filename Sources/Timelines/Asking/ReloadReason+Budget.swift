extension ReloadReason {
  /// Whether such a request takes no token and is not put off.
  package var isExempt: Bool {
    switch self {
    case .policy, .fault, .center: false
    case .first, .more, .retry, .network, .person, .intent, .configuration, .content, .clock, .zone,
      .language, .typeSize, .look:
      true
    }
  }
}
