import Desk

extension HelpSection {
  /// The tags in todo.txt that mean something here; reminders in the store know `rec:` too.
  static let todoFile = HelpSection(
    title: "Tags in todo.txt",
    entries: [
      Entry(term: "due:2026-12-01", text: "The day on which it is due, also due:2026-12-01T14:00."),
      Entry(
        term: "rec:1w",
        text: "Done, it comes again a week later; +1w counts from the day on which it was due. The "
          + "units are d, w, m, y and b, days from Monday to Friday. due: and t: move by the same "
          + "distance. Undone, it takes back what came, unless that was changed. Works in every "
          + "list."),
      Entry(term: "t:2026-12-01", text: "Shown from that day on."),
      Entry(term: "h:1", text: "Never shown. todo list --all shows it, and what starts later."),
      Entry(
        term: "pri:A", text: "The priority of what was done here; it is restored when undone."),
    ])
}
