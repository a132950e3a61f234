/// The size and shape of a widget.
public enum WidgetFamily: Int, Hashable, Codable, Sendable, CaseIterable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCircular
  case accessoryCorner
  case accessoryRectangular
  case accessoryInline
}

extension WidgetFamily: CustomStringConvertible {
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
