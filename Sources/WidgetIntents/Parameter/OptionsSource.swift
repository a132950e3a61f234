/// The source of a parameter's suggested values; others are allowed too.
package struct OptionsSource: Sendable {
  /// The name of the provider's type.
  private let name: String
  private let offer: @Sendable () async throws -> [ParameterChoice]

  init(_ provider: some DynamicOptionsProvider) {
    name = String(reflecting: type(of: provider))
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
    one.name == other.name
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension IntentValue {
  fileprivate var plainText: String {
    if case .text(let text) = self { text } else { description }
  }
}
