/// A place where widgets stand.
public enum WidgetLocation: Hashable, Codable, Sendable, CaseIterable {
  case homeScreen
  case lockScreen
  case standBy
  case iPhoneWidgetsOnMac
  case carPlay
}
