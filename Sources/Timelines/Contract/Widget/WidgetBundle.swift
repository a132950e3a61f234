/// A set of widgets by one author.
public protocol WidgetBundle: Sendable {
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Body { get }
}
