import CSystem
package import System

/// Reads a value from the environment of the view being evaluated.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value {
    EnvironmentSlot.current?.pointee[keyPath: keyPath] ?? EnvironmentValues()[keyPath: keyPath]
  }
}

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
  /// Whether clocks show 24 hours rather than twice 12.
  public package(set) var is24Hour = true
  /// The same where a widget has chosen it for itself.
  var chosen24Hour: Bool?

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
  public var controlSize = ControlSize.regular
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

/// The environment of the view that the current thread evaluates.
enum EnvironmentSlot {
  static var current: UnsafeMutablePointer<EnvironmentValues>? {
    thread_slot_get()?.assumingMemoryBound(to: EnvironmentValues.self)
  }

  /// Runs the body with an environment that it may change while evaluating.
  static func withEnvironment<Result>(
    _ values: EnvironmentValues, _ body: (UnsafeMutablePointer<EnvironmentValues>) -> Result
  ) -> Result {
    let outer = thread_slot_get()
    let pointer = UnsafeMutablePointer<EnvironmentValues>.allocate(capacity: 1)
    pointer.initialize(to: values)
    thread_slot_set(pointer)
    defer {
      thread_slot_set(outer)
      pointer.deinitialize(count: 1)
      pointer.deallocate()
    }
    return body(pointer)
  }
}

/// A key for a custom environment value.
public protocol EnvironmentKey {
  associatedtype Value: Sendable

  static var defaultValue: Value { get }
}

/// A view in a modified environment.
package struct EnvironmentView<Content: View, Value>: View {
  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let change: (inout Value) -> Void

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.changing(view.keyPath, view.change) { $0.add(view.content) }
  }
}

extension View {
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment(keyPath) { $0 = value }
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, keyPath: keyPath, change: transform)
  }
}
