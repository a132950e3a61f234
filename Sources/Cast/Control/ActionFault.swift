package import WidgetIntents

/// Why a tap did nothing.
package enum ActionFault: Error, Hashable, Sendable {
  /// A short message, with the full text if that is longer.
  case failed(LocalizedStringResource, whole: String? = nil)
  /// The intent has missed its deadline; it may still finish.
  case overdue
  /// Too many taps are waiting for another one to be intended.
  case busy
  case locked
  /// The program doesn't know the intent.
  case unknown
}
