/// The first word, if it selects something other than the dashboard.
enum Subcommand: String, CaseIterable, Sendable {
  case render
  case timeline
  case read

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
