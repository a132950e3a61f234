import DDays
import FoundationEssentials
import Store

/// The target of a link in a D-Day widget.
enum DDayLink: Hashable {
  /// The editor with a new D-Day.
  case new
  case day(DDay.ID)

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.place) else { return nil }
    let rest = text.dropFirst(Self.place.count)
    if rest.isEmpty || rest == "/new" {
      self = .new
    } else if rest.first == "/", let number = Int(rest.dropFirst()) {
      self = .day(DDay.ID(number))
    } else {
      return nil
    }
  }

  var url: URL? {
    switch self {
    case .new: URL(string: "\(Self.place)/new")
    case .day(let id): URL(string: "\(Self.place)/\(id)")
    }
  }

  private static let place = "widgetty://dday"
}
