/// The settings that a program's widgets need. The desk knows them only by where their values are
/// written.
package struct Supply: Sendable {
  let flags: [Flag]
  /// In the order of application.
  let settings: [SuppliedSetting]

  package init(flags: [Flag] = [], settings: [SuppliedSetting] = []) {
    (self.flags, self.settings) = (flags, settings)
  }

  package static let none = Supply()
}
