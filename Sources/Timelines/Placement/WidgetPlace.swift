/// A place on a device that shows widgets.
package enum WidgetPlace: String, Hashable, Codable, Sendable, CaseIterable {
  case homeScreen, todayView, lockScreen, standBy
  case desktop, notificationCenter
  case complication, smartStack
}
