package import System

/// The surroundings of a view: values passed down by the views around it.
///
/// Frequent values have fields of their own, because a dictionary is ten times slower.
public struct EnvironmentValues: Sendable {
  public var font: Font?
  public var lineLimit: Int?
  public var minimumScaleFactor = 1.0
  public var allowsTightening = false
  public var textCase: Text.Case?
  public var multilineTextAlignment = TextAlignment.leading
  public var truncationMode = Text.TruncationMode.tail
  public var colorScheme = ColorScheme.dark
  public var symbolRenderingMode: SymbolRenderingMode?
  public var redactionReasons: RedactionReasons = []
  public var widgetRenderingMode = WidgetRenderingMode.fullColor
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether the display is in Always-On: dimmed, with nothing moving.
  public var isLuminanceReduced = false
  /// Whether controls are enabled.
  public var isEnabled = true
  public package(set) var colorSchemeContrast = ColorSchemeContrast.standard
  public package(set) var accessibilityDifferentiateWithoutColor = false
  public package(set) var accessibilityReduceMotion = false

  package var foreground = Paint(.primary)
  /// The paint of controls and meters; nil unless a view sets it.
  package var tint: Paint?
  package var fontWeight: Font.Weight?
  package var fontWidth: Font.Width?
  package var fontDesign: Font.Design?
  package var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var tracking = 0.0
  package var accentedRenderingMode: WidgetAccentedRenderingMode?
  package var isPrivacySensitive = false
  /// Whether the surrounding content may be out of date.
  var isStale = false
  package var contentTransition = ContentTransition.identity
  var gaugeStyle: any GaugeStyle = DefaultGaugeStyle()
  var progressViewStyle: any ProgressViewStyle = DefaultProgressViewStyle()
  var buttonStyle: any ButtonStyle = DefaultButtonStyle()
  var toggleStyle: any ToggleStyle = DefaultToggleStyle()
  package var stackAxis: Axis?
  /// The points that the whole tile has room for; nil outside tiles.
  package var tileSize: CGSize?
  package var strings: StringTable = [:]

  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
