/// What surrounds a view: values that flow down from the views around it.
///
/// What is asked for often has a field of its own, for a dictionary costs ten times as much.
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
  /// Whether the display is always on and dim now, so that nothing moves and little is lit.
  public var isLuminanceReduced = false
  /// Whether controls do something.
  public var isEnabled = true
  public package(set) var colorSchemeContrast = ColorSchemeContrast.standard
  public package(set) var accessibilityDifferentiateWithoutColor = false
  public package(set) var accessibilityReduceMotion = false

  package var foreground = Paint(.primary)
  /// What controls and meters are to be painted with, where a view has said so.
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
  /// Whether what surrounds the view may no longer be true.
  var isStale = false
  package var contentTransition = ContentTransition.identity
  var gaugeStyle: any GaugeStyle = DefaultGaugeStyle()
  var progressViewStyle: any ProgressViewStyle = DefaultProgressViewStyle()
  var buttonStyle: any ButtonStyle = DefaultButtonStyle()
  var toggleStyle: any ToggleStyle = DefaultToggleStyle()
  package var stackAxis: Axis?
  package var strings: [String: String] = [:]

  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
