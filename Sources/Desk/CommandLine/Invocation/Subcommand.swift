/// A word after the program's name that chooses something else than the dashboard.
enum Subcommand: String, CaseIterable, Sendable {
  case render

  var summary: String {
    switch self {
    case .render: "Prints one screen and ends, also without a terminal."
    }
  }
}
