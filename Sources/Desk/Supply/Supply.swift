/// What the widgets need of the machine, offered as the widgets are: the desk knows its settings only by
/// where they are written.
package struct Supply: Sendable {
  let flags: [Flag]
  /// In the order in which they are settled.
  let settings: [SuppliedSetting]

  package init(flags: [Flag] = [], settings: [SuppliedSetting] = []) {
    (self.flags, self.settings) = (flags, settings)
  }

  package static let none = Supply()
}
