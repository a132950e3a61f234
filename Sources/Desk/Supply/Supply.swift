/// The settings that a program's widgets need. The desk knows them only by where their values are
/// written.
package struct Supply: Sendable {
  let flags: [Flag]
  /// In the order of application.
  let settings: [SuppliedSetting]
  /// The kinds of widgets that settings may name.
  let kinds: [String]
  /// What there is besides, whatever the settings say.
  let others: [Furnishing]

  package typealias Furnishing = @Sendable (Site, inout Supplies) -> Void

  package init(
    flags: [Flag] = [], settings: [SuppliedSetting] = [], kinds: [String] = [],
    others: [Furnishing] = []
  ) {
    (self.flags, self.settings, self.kinds, self.others) = (flags, settings, kinds, others)
  }

  /// All that two supplies have.
  package static func + (one: Supply, other: Supply) -> Supply {
    Supply(
      flags: one.flags + other.flags, settings: one.settings + other.settings,
      kinds: one.kinds + other.kinds, others: one.others + other.others)
  }

  package static let none = Supply()
}
