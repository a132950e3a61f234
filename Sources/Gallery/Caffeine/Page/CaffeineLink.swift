import FoundationEssentials

/// The target of a link to caffeine.
enum CaffeineLink: String {
  case day = "widgetty://caffeine"
  case settings = "widgetty://caffeine/settings"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) { self.init(rawValue: url.absoluteString) }

  var url: URL? { URL(string: rawValue) }
}
