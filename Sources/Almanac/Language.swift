/// A language of the user, by its ISO 639 code.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case korean = "ko"
  case english = "en"

  package var other: Language { self == .korean ? .english : .korean }
}
