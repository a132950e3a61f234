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
