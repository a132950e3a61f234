/// A place of a device where widgets stand.
package enum WidgetPlace: Hashable, Sendable, CaseIterable {
  case homeScreen, todayView, lockScreen, standBy
  case desktop, notificationCenter
  case complication, smartStack
}
