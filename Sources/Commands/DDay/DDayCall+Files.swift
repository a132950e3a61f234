import Almanac
import DDays
import Desk
import System

extension DDayCall {
  /// Imports a file in one change and reports what was skipped; false if nothing in it was useful.
  func importFile() throws -> Bool {
    let path = arguments.words.first ?? "-"
    let bytes = try InputFile(path: path, strings: context.strings).bytes()
    var imported: ImportedOccasions
    do {
      imported = try ImportedOccasions(bytes, zone: context.dates.zone)
    } catch {
      throw CommandError("\(path):\(context.strings.text(error))")
    }
    let group = arguments["group"]?.onOneLine
    let occasions = imported.occasions.map { occasion in
      var occasion = occasion
      occasion.group = group ?? occasion.group
      return occasion
    }
    let stays = try staying(occasions)
    let added = try misuse { try book.add(occasions) }.count
    let summary = context.strings.text(
      "dday.import %lld %lld %lld", String(added), String(occasions.count - added),
      String(imported.skipped.leftOut))
    try context.write(
      .rows(context.strings.lines(about: imported.skipped, in: path) + stays + [summary]))
    return !occasions.isEmpty || imported.skipped.isEmpty
  }

  /// The text about known D-Days that the import leaves as they are.
  private func staying(_ occasions: [Occasion]) throws -> [String] {
    let known = Dictionary(
      try book.ddays().map { ($0.occasion.uid, $0.occasion.rule.start) }
    ) { first, _ in first }
    let thrownAway = Set(try book.removedDDays().map(\.occasion.uid))
    let moved = occasions.count { occasion in
      known[occasion.uid].map { $0 != occasion.rule.start } ?? false
    }
    let counts = [
      (moved == 1 ? "dday.import.moved.one" : "dday.import.moved %lld", moved),
      ("dday.import.removed %lld", occasions.count { thrownAway.contains($0.uid) }),
    ]
    return counts.filter { $0.1 > 0 }.map { context.strings.text($0, String($1)) }
  }

  /// Exports the user's own D-Days to a file, or prints them; the others are in their calendars.
  func exportFile() throws {
    let occasions = try known.filter { $0.calendar == nil }.map(\.occasion)
    let path = arguments.words.first
    let isJSON = arguments.has("json") || path?.hasSuffix(".json") == true
    let text = try ExportedOccasions(occasions, asJSON: isJSON, at: context.date).text
    guard let path else { return try context.export(text) }
    try OutputFile(path: path, strings: context.strings).write(text)
  }
}
