/// A place that shows widgets.
public enum WidgetLocation: Hashable, Codable, Sendable, CaseIterable {
  case homeScreen
  case lockScreen
  case standBy
  case iPhoneWidgetsOnMac
  case carPlay
}
