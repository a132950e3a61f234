public import WidgetIntents

/// A view that performs an intent when pressed, in the current button style.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let intent: any AppIntent
  private let label: Label

  public init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.intent = intent
    self.label = label()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    let body = archive.environment.buttonStyle.makeBody(
      configuration: ButtonStyleConfiguration(role: view.role, label: AnyView(view.label)))
    let child = archive.controlLook(of: AnyView(body))
    archive.add(
      .button(
        ButtonNode(
          intent: archive.reference(to: view.intent), identity: archive.identity,
          isEnabled: archive.environment.controlsAnswer, child: child)))
  }
}

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Views.Label(title, systemImage: name) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { Views.Label(title, systemImage: name) }
  }
}

/// The look of buttons.
public protocol ButtonStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = style }
  }
}

/// The purpose of a button, as far as it affects its look.
public enum ButtonRole: Hashable, Sendable {
  /// Deletes something.
  case destructive
  case cancel
}

/// A label on a capsule whose ends are one column wide.
struct ControlCapsule<Content: View>: View {
  let role: ButtonRole?
  let isProminent: Bool
  @ViewBuilder let content: Content
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var size

  var body: some View {
    content
      .bold()
      .lineLimit(1)
      .foregroundStyle(foreground)
      .padding(.horizontal, size < .regular ? 8 : 16)
      .background(ground, in: Capsule())
  }

  /// The capsule's paint. Without a tint it is a lighter shade of the foreground, which suits any
  /// widget.
  private var ground: AnyShapeStyle {
    let color = role == .destructive ? Paint(.red) : tint
    if isProminent { return AnyShapeStyle(color ?? Paint(.accentColor)) }
    return AnyShapeStyle((color ?? Paint(.primary)).faded(by: 0.22))
  }

  private var foreground: AnyShapeStyle {
    let color = role == .destructive ? Paint(.red) : tint
    return AnyShapeStyle(isProminent ? Paint(.primary) : color ?? Paint(.primary))
  }
}

/// The size of buttons and toggles; small ones have less room around their labels.
public enum ControlSize: Int, CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge

  public static func < (one: ControlSize, other: ControlSize) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension View {
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}

/// The parts of a button for a style to show.
public struct ButtonStyleConfiguration {
  public typealias Label = AnyView

  public let role: ButtonRole?
  public let label: Label

  /// Always false: a widget's button doesn't stay pressed.
  public var isPressed: Bool { false }
}

/// The default style: a label on a capsule.
public struct DefaultButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A label on a translucent capsule.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(role: configuration.role, isProminent: false) { configuration.label }
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A label on a capsule in the current tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(role: configuration.role, isProminent: true) { configuration.label }
  }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A label in the current tint.
public struct BorderlessButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role) { configuration.label }
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label whose colour shows that it can be pressed.
struct TintedLabel<Content: View>: View {
  let role: ButtonRole?
  @ViewBuilder let content: Content

  var body: some View {
    if role == .destructive {
      content.foregroundStyle(Color.red)
    } else {
      content.foregroundStyle(TintShapeStyle())
    }
  }
}

/// Only the label.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
