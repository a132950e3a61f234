package import WidgetIntents

/// The way to change settings of the placed widgets, offered to intents.
package struct WidgetSettings: Sendable {
  package typealias Values = [String: IntentValue?]

  private let apply: @Sendable (_ kind: String, _ values: Values) throws -> Void

  package init(_ apply: @escaping @Sendable (_ kind: String, _ values: Values) throws -> Void) {
    self.apply = apply
  }

  /// Changes settings of all widgets of a kind; nil resets one.
  package func change(_ kind: String, _ values: Values) throws { try apply(kind, values) }
}

/// Why settings of widgets can't be changed.
package enum WidgetSettingsError: Error, Hashable, Sendable {
  /// No widget of the kind is placed.
  case noWidget
  /// A file of the user's own says what is placed.
  case file
}

extension WidgetSettingsError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noWidget: "settings.no-widget"
    case .file: "settings.file"
    }
  }
}
