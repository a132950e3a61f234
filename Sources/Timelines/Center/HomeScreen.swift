package import WidgetIntents

/// The Home Screen, for intents that change it.
package struct HomeScreen: Sendable {
  /// Settings by name; nil resets one.
  package typealias Settings = [String: IntentValue?]

  /// The widgets that a change concerns.
  package enum Widgets: Hashable, Sendable {
    case one(Instance.ID)
    case all(ofKind: String)
  }

  /// A change that an intent asks for.
  package enum Request: Hashable, Sendable {
    /// To add a widget in the words of a line of the widgets file: its kind, its family and settings.
    case add([String])
    /// To change settings of widgets.
    case set(Widgets, Settings)
  }

  private let fulfil: @Sendable (Request) throws -> Void
  private let reading: @Sendable () -> Bool

  package init(
    isWritten reading: @escaping @Sendable () -> Bool = { false },
    _ fulfil: @escaping @Sendable (Request) throws -> Void
  ) {
    (self.reading, self.fulfil) = (reading, fulfil)
  }

  /// Whether a file of the user's own defines it.
  package var isWritten: Bool { reading() }

  /// Adds a widget in the words of a line of the widgets file: its kind, its family and settings.
  package func add(_ words: [String]) throws { try fulfil(.add(words)) }

  /// Changes settings of widgets; nil resets one.
  package func set(_ widgets: Widgets, _ settings: Settings) throws {
    try fulfil(.set(widgets, settings))
  }
}

/// Why the Home Screen can't be changed.
package enum HomeScreenError: Error, Hashable, Sendable {
  /// No such widget is on it.
  case noWidget
  /// A file of the user's own defines it.
  case file
}

extension HomeScreenError: CustomLocalizedStringResourceConvertible {
  package var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noWidget: "home.no-widget"
    case .file: "home.written"
    }
  }
}
