package import FoundationEssentials
package import System
package import WidgetIntents

/// A placed widget: its kind, size and configuration.
package struct Instance: Identifiable, Hashable, Sendable {
  package struct ID: Hashable, Comparable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }

    package static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  package let id: ID
  package let kind: String
  package let family: WidgetFamily
  /// The parameters that differ from their defaults, by name.
  package var configuration: [String: IntentValue]

  package init(
    id: ID, kind: String, family: WidgetFamily, configuration: [String: IntentValue] = [:]
  ) {
    self.id = id
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }
}

extension Instance.ID: CustomStringConvertible {
  package var description: String { String(number) }
}

/// Why a provider is asked.
package enum ReloadReason: String, Hashable, Sendable, CaseIterable {
  case first
  case policy
  /// The last answer held only known data, because fetching new data takes time.
  case more
  /// The last request brought nothing.
  case fault
  /// The last request couldn't connect.
  case retry
  /// The network has changed, and the last request couldn't connect.
  case network
  case person
  case intent
  case configuration
  /// An app asked through the widget center.
  case center
  /// The content that the widget shows has changed.
  case content
  case clock
  case zone
  case language
  case typeSize
  /// The widget appears with traits for which it hasn't been drawn.
  case look
}

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

/// Why a provider has no newer data, as a sentence for the user.
package struct ProviderFault: Error, Hashable, Sendable {
  /// The key of a localized sentence.
  package let key: String
  /// Details from whatever caused the obstacle; may be empty.
  package let detail: String
  /// When to try again; nil unless a connection failed. Such attempts reach no server, so they
  /// don't count against the budget.
  package let retry: Date?

  package init(key: String, detail: String = "", retry: Date? = nil) {
    (self.key, self.detail, self.retry) = (key, detail, retry)
  }

  package func sentence(in strings: StringTable) -> String {
    let sentence = strings[key] ?? key
    return detail.isEmpty ? sentence : "\(sentence) (\(detail))"
  }
}

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

/// A request for a widget's timeline.
package struct TimelineRequest: Hashable, Sendable {
  package let instance: Instance.ID
  /// Increases with each request.
  package let generation: Int

  package init(instance: Instance.ID, generation: Int) {
    self.instance = instance
    self.generation = generation
  }
}

/// The result of a request.
package struct TimelineAnswer: Sendable {
  package enum Outcome: Sendable {
    case timeline(AnyTimeline)
    case fault(TimelineFault)
    /// The provider has missed its deadline; it may still answer.
    case overdue
  }

  package let request: TimelineRequest
  package let outcome: Outcome

  package init(to request: TimelineRequest, _ outcome: Outcome) {
    self.request = request
    self.outcome = outcome
  }
}
