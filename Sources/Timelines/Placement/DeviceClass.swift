/// A kind of device that has widgets.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case phone, tablet, watch, mac
}
