/// Why a request brought no entries, or none that are new.
package enum TimelineFault: Error, Hashable, Sendable {
  case noEntries
  case overdue
  /// In the words of the provider's error.
  case failed(String)
  /// As the provider explains it.
  case provider(ProviderFault)
}

extension TimelineFault {
  var providerFault: ProviderFault? {
    if case .provider(let providerFault) = self { providerFault } else { nil }
  }
}
