/// A place of a device where widgets stand.
package enum WidgetPlace: String, Hashable, Codable, Sendable, CaseIterable {
  case homeScreen, todayView, lockScreen, standBy
  case desktop, notificationCenter
  case complication, smartStack
}
