/// A class of devices that show widgets.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case phone, tablet, watch, mac
}
