package import Timelines

/// The names of widget families in commands and files.
enum FamilyName: String, CaseIterable, Sendable {
  case small, medium, large
  case extraLarge = "extra-large"
  case circular, corner, rectangular, inline

  var family: WidgetFamily {
    switch self {
    case .small: .systemSmall
    case .medium: .systemMedium
    case .large: .systemLarge
    case .extraLarge: .systemExtraLarge
    case .circular: .accessoryCircular
    case .corner: .accessoryCorner
    case .rectangular: .accessoryRectangular
    case .inline: .accessoryInline
    }
  }
}

extension WidgetFamily {
  /// The family's name; nil if it has none.
  package var name: String? { FamilyName.allCases.first { $0.family == self }?.rawValue }
}
