/// What keeps something from being kept between runs.
package enum Hindrance: String, CaseIterable, Hashable, Sendable {
  case noFolder = "no-folder"
  case noPermission = "no-permission"
  case noSpace = "no-space"
  case readOnly = "read-only"
  case unknown

  /// The key of the words that tell it.
  var key: String { self == .unknown ? "chrome.not-kept" : "chrome.not-kept.\(rawValue)" }
}
