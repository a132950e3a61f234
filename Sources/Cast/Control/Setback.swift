package import Intents

/// Why nothing came of a tap.
package enum Setback: Error, Hashable, Sendable {
  /// In few words, and in all that there are if those are more.
  case failed(LocalizedStringResource, whole: String? = nil)
  /// The intent has had its time; it may still do what it should.
  case overdue
  /// So many taps wait already that one more would hardly be meant.
  case busy
  case locked
  /// The program doesn't have what would have to be performed.
  case unknown
}
