/// The first word, if it selects something other than the dashboard.
enum Subcommand: String, CaseIterable, Sendable {
  case render
  case timeline
  case read

  var summary: String {
    switch self {
    case .render: "Prints one screen and ends, also without a terminal."
    case .timeline:
      "Asks the widgets, or the one with that number, and prints what they show when."
    case .read:
      "Prints what the widgets, or the one with that number, say in plain text."
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
    "\(rawValue)\(argument.map { " [\($0.placeholder)]" } ?? "") [FLAG]..."
  }
}
