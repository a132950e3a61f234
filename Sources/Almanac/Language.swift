/// A language in which somebody reads, by its name in ISO 639.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case korean = "ko"
  case english = "en"
}
