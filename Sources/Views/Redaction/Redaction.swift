/// Why a text or a symbol isn't shown.
package enum Redaction: String, Hashable, Codable, Sendable {
  /// There is no content yet.
  case placeholder
  /// Others may see it.
  case privacy
}
