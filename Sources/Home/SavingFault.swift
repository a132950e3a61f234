package import WidgetIntents

/// The reason why something can't be saved between runs.
package enum SavingFault: String, CaseIterable, Error, Hashable, Sendable {
  case noFolder = "no-folder"
  case noPermission = "no-permission"
  case noSpace = "no-space"
  case readOnly = "read-only"
  case unknown

  /// The key of the localized text.
  var key: String { self == .unknown ? "chrome.not-kept" : "chrome.not-kept.\(rawValue)" }
}

extension SavingFault: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource { LocalizedStringResource(key) }
}
