/// How the height of a syllable is shared among its letters, in percent.
struct SyllableFrame: Hashable, Sendable {
  /// Where the vowel stands.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case upright, lying, around
  }

  var above = 0.0
  var initial = 0.0
  var gap = 0.0
  var final = 0.0
  var below = 0.0
}
