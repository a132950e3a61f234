extension ReloadReason {
  /// Whether a request for this reason takes no token and isn't delayed.
  package var isExempt: Bool {
    switch self {
    case .policy, .fault, .center: false
    case .first, .more, .retry, .network, .person, .intent, .configuration, .content, .clock, .zone,
      .language, .typeSize, .look:
      true
    }
  }
}
