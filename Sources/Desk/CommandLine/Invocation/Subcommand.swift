/// The first word, if it selects something other than the dashboard.
enum Subcommand: String, CaseIterable, Sendable {
  case render
  case timeline
  case read

  var summary: String {
    switch self {
    case .render: "Print one screen and exit"
    case .timeline: "Print widget timelines"
    case .read: "Print widgets as plain text"
    }
  }

  /// The word that may follow.
  var argument: Argument? {
    switch self {
    case .render: nil
    case .timeline, .read: Argument(placeholder: "ID", place: \.widget)
    }
  }

  var synopsis: String {
    "\(rawValue)\(argument.map { " [\($0.placeholder)]" } ?? "")"
  }
}
