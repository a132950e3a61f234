/// Why a provider is asked.
package enum ReloadReason: String, Hashable, Sendable, CaseIterable {
  case first
  case policy
  /// The last request brought nothing.
  case fault
  case person
  case intent
  case configuration
  /// Somebody asked through the widget center.
  case center
  /// Something has changed that it shows.
  case content
  case clock
  case zone
  case language
  case typeSize
}
