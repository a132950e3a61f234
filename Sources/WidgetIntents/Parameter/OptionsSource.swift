/// The source of a parameter's suggested values; others are allowed too.
package struct OptionsSource: Sendable {
  private let provider: ObjectIdentifier
  private let offer: @Sendable () async throws -> [ParameterChoice]

  init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    self.provider = ObjectIdentifier(Provider.self)
    offer = { () async throws -> [ParameterChoice] in
      try Dependencies.check(provider)
      return try await provider.results().compactMap { value in
        value._data.map { ParameterChoice(value: $0, title: "\($0.plainText)") }
      }
    }
  }

  package func choices() async throws -> [ParameterChoice] { try await offer() }
}

extension OptionsSource: Hashable {
  package static func == (one: OptionsSource, other: OptionsSource) -> Bool {
    one.provider == other.provider
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(provider)
  }
}

extension IntentValue {
  fileprivate var plainText: String {
    if case .text(let text) = self { text } else { description }
  }
}
