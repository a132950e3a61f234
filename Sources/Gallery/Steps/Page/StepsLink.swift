import FoundationEssentials
import Pages

/// The target of a link to steps.
enum StepsLink: Hashable {
  case years
  case settings
  /// The settings, with a path that is to be completed.
  case completing(String)

  private static let place = "widgetty://steps"
  private static let form = place + "/settings"
  private static let file = form + "/file/"

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    if text == Self.place {
      self = .years
    } else if text == Self.form {
      self = .settings
    } else if text.hasPrefix(Self.file) {
      self = .completing(
        String(decoding: text.dropFirst(Self.file.count).utf8.unescaped, as: UTF8.self))
    } else {
      return nil
    }
  }

  var url: URL? {
    switch self {
    case .years: URL(string: Self.place)
    case .settings: URL(string: Self.form)
    case .completing(let path): URL(string: Self.file + path.inURL)
    }
  }
}
