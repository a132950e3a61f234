/// The order of day, month and year in dates of digits.
package enum DateOrder: String, Hashable, Sendable {
  /// 2026. 12. 25. and 12/25, as in Korea.
  case yearFirst
  /// 12/25/2026, as in the United States.
  case monthFirst
  /// 25.12.2026, as in most of the world.
  case dayFirst

  /// The order in a locale such as `en_US.UTF-8`.
  package init(locale: String) {
    self = locale.hasPrefix("ko") ? .yearFirst : locale.hasPrefix("en_US") ? .monthFirst : .dayFirst
  }
}
