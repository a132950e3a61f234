/// Why a provider is asked.
package enum ReloadReason: String, Hashable, Sendable, CaseIterable {
  case first
  case policy
  /// What the answer before told was known already, and finding out what is new takes its time.
  case more
  /// The last request brought nothing.
  case fault
  /// Nobody could be reached the last time.
  case retry
  /// The ways to others may have become others, and nobody could be reached by those before.
  case network
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
  /// It is shown in a way in which it wasn't drawn.
  case look
}
