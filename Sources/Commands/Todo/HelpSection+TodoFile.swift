import Desk

extension HelpSection {
  /// The tags in todo.txt that mean something here; reminders in the store know `rec:` too.
  static let todoFile: Chapter = { strings in
    HelpSection(
      title: strings.text("manual.todo-file"),
      entries: ["due:2026-12-01", "rec:1w", "t:2026-12-01", "h:1", "pri:A"].map { tag in
        let name = tag.prefix { $0 != ":" }
        return Entry(term: tag, text: strings.text("todo-file.\(name)"))
      })
  }
}
