import DDays
import Desk

extension HelpSection {
  /// What is read of an iCalendar file, and what is left out.
  static let calendar = HelpSection(
    title: "Calendars",
    entries: CalendarTerm.all.map { term in
      Entry(term: term.names.joined(separator: " "), text: term.words)
    } + [
      Entry(
        term: "...",
        text: "Anything else is ignored. What is left out is told with its line, its event and the "
          + "reason.")
    ])
}

extension CalendarTerm {
  /// What is made of it, as sentences.
  fileprivate var words: String {
    guard use != nil || leftOut != nil else { return "Ignored." }
    let sentences = [use.map { "Read: \($0)." }, leftOut.map { "Left out: \($0)." }]
    return sentences.compactMap(\.self).joined(separator: " ")
  }
}
