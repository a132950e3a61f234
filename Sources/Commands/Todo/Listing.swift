import Almanac
import DDays
import Desk
import FoundationEssentials
import System
import Diary
import Store

/// Reminders as printed text, by list.
struct Listing {
  let shelves: [Shelf]
  let date: Date
  let zone: Zone
  let strings: StringTable
  /// Whether hidden reminders and later ones are shown too.
  let hasAll: Bool

  private static let pieceSize = 256

  /// Passes on the reminders as rows below the names of their lists, piece by piece, so that those of
  /// a long file are never all in memory.
  func writeRows(to write: ([String]) throws -> Void) throws {
    for (index, shelf) in shelves.enumerated() {
      var piece = index == 0 ? [shelf.list.name] : ["", shelf.list.name]
      for item in shown(of: shelf) {
        piece.append(item.line(at: date, in: zone, strings))
        guard piece.count >= Self.pieceSize else { continue }
        try write(piece)
        piece = []
      }
      try write(piece)
    }
  }

  private func shown(of shelf: Shelf) -> LazyFilterSequence<ShelvedItems> {
    let today = zone.civil(at: date).day
    return shelf.eachItem.lazy.filter { hasAll || $0.isShown(on: today) }
  }

  /// Passes on the reminders as JSON, piece by piece.
  func writeJSON(to write: (String) throws -> Void) throws {
    let items = shelves.lazy.map { shelf in
      shown(of: shelf).map { (item: $0, list: shelf.list.name) }
    }.joined()
    try JSONText.write(
      items, as: { ReminderRecord($0.item, in: $0.list, at: date, in: zone) }, to: write)
  }
}

extension ReminderItem {
  /// A reminder on one line: its number, state, title, deadline and repetition.
  func line(at date: Date, in zone: Zone, _ strings: StringTable) -> String {
    let isLate = !isDone && deadline?.isOver(at: date, in: zone) == true
    let written = deadline?.written(in: zone)
    let said = isLate ? written.map { strings.text("reminders.written.late %@", $0) } : written
    let notes = [said, repetition.map { "rec:\($0)" }].compactMap(\.self)
    let due = notes.isEmpty ? "" : "  (\(notes.joined(separator: ", ")))"
    let digits = String(number)
    let indent = String(repeating: " ", count: max(0, 4 - digits.count))
    return "\(indent)\(digits) [\(isDone ? "x" : " ")] \(title)\(due)"
  }
}

extension Deadline {
  func written(in zone: Zone) -> String {
    switch self {
    case .day(let day): day.description
    case .date(let date):
      zone.civil(at: date).description.prefix(16).split(separator: "T").joined(separator: " ")
    }
  }
}
