import DDays
import Desk
import System

extension HelpSection {
  /// What is read of an iCalendar file, and what is left out.
  static let calendar: Chapter = { strings in
    HelpSection(
      title: strings.text("manual.calendars"),
      entries: CalendarTerm.all.map { term in
        Entry(term: term.names.joined(separator: " "), text: strings.text(of: term))
      } + [Entry(term: "...", text: strings.text("calendar.term.rest"))])
  }
}

extension StringTable {
  /// What is made of a term, as sentences.
  fileprivate func text(of term: CalendarTerm) -> String {
    let key = "calendar.term.\(term.names[0])"
    let sentences = [
      term.use.map { _ in text("calendar.term.read %@", text("\(key).use")) },
      term.leftOut.map { _ in text("calendar.term.left-out %@", text("\(key).left-out")) },
    ].compactMap(\.self)
    return sentences.isEmpty ? text("calendar.term.ignored") : sentences.joined(separator: " ")
  }
}
