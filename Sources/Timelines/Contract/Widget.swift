public import Views
public import WidgetIntents

/// A widget, as its author writes it.
///
///     struct Weather: Widget {
///       var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in
///           WeatherView(entry: entry)
///         }
///         .configurationDisplayName("Weather")
///         .supportedFamilies([.systemSmall])
///       }
///     }
public protocol Widget: Sendable {
  associatedtype Body: WidgetConfiguration

  init()

  var body: Body { get }
}

/// A widget without options.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _kinds: [WidgetKind]

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @Sendable (Provider.Entry) -> Content
  ) {
    let provider = CallbackProvider(provider: provider)
    _kinds = [WidgetKind(id: kind, provider: provider, content: content)]
  }
}

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

/// The description of a widget: its kind, provider, view and modifiers.
public protocol WidgetConfiguration: Sendable {
  /// The described kinds, with their types erased.
  var _kinds: [WidgetKind] { get }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: String) -> DeclaredConfiguration {
    declaring { $0.name = name }
  }

  @_disfavoredOverload
  public func configurationDisplayName(
    _ name: LocalizedStringResource
  ) -> DeclaredConfiguration {
    configurationDisplayName(name.key)
  }

  public func description(_ description: String) -> DeclaredConfiguration {
    declaring { $0.description = description }
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> DeclaredConfiguration {
    self.description(description.key)
  }

  /// Sets the families that the widget supports; by default all but the accessory ones.
  public func supportedFamilies(_ families: [WidgetFamily]) -> DeclaredConfiguration {
    declaring { kind in
      kind.families = families.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// Has the widget set up as soon as it is added; for widgets that are of no use before that.
  public func promptsForUserConfiguration() -> DeclaredConfiguration {
    declaring { $0.promptsForConfiguration = true }
  }

  public func contentMarginsDisabled() -> DeclaredConfiguration {
    declaring { $0.hasContentMargins = false }
  }

  /// Sets whether a place may omit the background; by default it may.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> DeclaredConfiguration {
    declaring { $0.isBackgroundRemovable = isRemovable }
  }

  /// Names locations where the widget is of little use in some families.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> DeclaredConfiguration {
    declaring { kind in
      for family in families {
        kind.disfavoredLocations[family, default: []].formUnion(locations)
      }
    }
  }

  /// Registers the intents of the widget's buttons and toggles, so that controls work in content
  /// drawn by another process or kept from an earlier run.
  package func performing(_ intents: (any AppIntent.Type)...) -> DeclaredConfiguration {
    declaring { kind in
      for intent in intents { kind.intents.add(intent) }
    }
  }

  private func declaring(_ declare: (inout WidgetKind) -> Void) -> DeclaredConfiguration {
    var kinds = _kinds
    for index in kinds.indices { declare(&kinds[index]) }
    return DeclaredConfiguration(_kinds: kinds)
  }
}

/// A configuration with modifiers applied.
public struct DeclaredConfiguration: WidgetConfiguration {
  public let _kinds: [WidgetKind]

  init(_kinds: [WidgetKind]) {
    self._kinds = _kinds
  }
}

/// A set of widgets by one author.
public protocol WidgetBundle: Sendable {
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Body { get }
}

/// The widgets of a bundle, in order, as a single widget.
public struct BundledWidgets: Widget {
  let kinds: [WidgetKind]

  public init() {
    self.init(kinds: [])
  }

  init(kinds: [WidgetKind]) {
    self.kinds = kinds
  }

  public var body: some WidgetConfiguration { DeclaredConfiguration(_kinds: kinds) }
}

/// Gathers the widgets listed in a block.
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression(_ widget: some Widget) -> BundledWidgets {
    BundledWidgets(kinds: widget.body._kinds)
  }

  public static func buildBlock(_ widgets: BundledWidgets...) -> BundledWidgets {
    BundledWidgets(kinds: widgets.flatMap(\.kinds))
  }

  public static func buildOptional(_ widgets: BundledWidgets?) -> BundledWidgets {
    widgets ?? BundledWidgets()
  }

  public static func buildEither(first widgets: BundledWidgets) -> BundledWidgets { widgets }

  public static func buildEither(second widgets: BundledWidgets) -> BundledWidgets { widgets }

  public static func buildLimitedAvailability(_ widgets: BundledWidgets) -> BundledWidgets {
    widgets
  }
}

/// A place that shows widgets.
public enum WidgetLocation: Hashable, Codable, Sendable, CaseIterable {
  case homeScreen
  case lockScreen
  case standBy
  case iPhoneWidgetsOnMac
  case carPlay
}

/// A widget that users configure with the parameters of its intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public let _kinds: [WidgetKind]

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @Sendable (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var described = WidgetKind(id: kind, provider: provider, content: content)
    described.isConfigurable = true
    _kinds = [described]
  }
}
