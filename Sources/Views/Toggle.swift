public import WidgetIntents

/// A view that is on or off and performs an intent when pressed, in the current toggle style.
public struct Toggle<Label: View>: View {
  private let isOn: Bool
  private let intent: any AppIntent
  private let label: Label

  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.intent = intent
    self.label = label()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    let style = archive.environment.toggleStyle
    func look(isOn: Bool) -> AnyView {
      AnyView(
        style.makeBody(
          configuration: ToggleStyleConfiguration(isOn: isOn, label: AnyView(view.label))))
    }
    let off = archive.controlLook(of: look(isOn: false))
    let on = archive.declaringNothing { $0.controlLook(of: look(isOn: true)) }
    archive.add(
      .toggle(
        ToggleNode(
          intent: archive.reference(to: view.intent), identity: archive.identity, isOn: view.isOn,
          isEnabled: archive.environment.controlsAnswer, off: off, on: on)))
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, isOn: Bool, intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent) { Views.Label(title, systemImage: name) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, isOn: Bool, intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent) { Views.Label(title, systemImage: name) }
  }
}

/// The look of toggles.
public protocol ToggleStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformEnvironment(\.toggleStyle) { $0 = style }
  }
}

/// The default style: a circle before the label, filled while it is on.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "circle.fill" : "circle")
        .foregroundStyle(TintShapeStyle())
      configuration.label
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The parts of a toggle for a style to show.
public struct ToggleStyleConfiguration {
  public typealias Label = AnyView

  public let isOn: Bool
  public let label: Label

  /// Always false: a widget's toggle is either on or off.
  public var isMixed: Bool { false }
}

/// A knob at one end of a track.
package struct SwitchFigure: View {
  private let isOn: Bool
  @Environment(\.tint) private var tint

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  package var body: some View {
    Image(systemName: "circle.fill")
      .foregroundStyle(Color.white)
      .frame(width: 16, alignment: isOn ? .trailing : .leading)
      .padding(.horizontal, 8)
      .background(track, in: Capsule())
  }

  private var track: AnyShapeStyle {
    AnyShapeStyle(isOn ? tint ?? Paint(.green) : Paint(.primary).faded(by: 0.25))
  }
}

/// A button whose capsule is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlCapsule(role: nil, isProminent: configuration.isOn) { configuration.label }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A switch behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      SwitchFigure(isOn: configuration.isOn)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
