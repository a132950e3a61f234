import Almanac
import DDays
import Desk

extension DDayCall {
  /// Takes over what a file holds, all at once, and tells what it leaves out.
  func importFile() throws {
    let path = arguments.words.first ?? "-"
    let name = path.withoutControls
    let bytes = try InputFile(path: path).bytes()
    var harvest: Harvest
    do {
      harvest = try Harvest(bytes, zone: context.dates.zone)
    } catch {
      throw CommandError("\(name):\(error)")
    }
    let group = arguments["group"]?.onOneLine
    let occasions = harvest.occasions.map { occasion in
      var occasion = occasion
      occasion.group = group ?? occasion.group
      return occasion
    }
    let added = try book.add(occasions).count
    try context.write(harvest.skipped.map { "\(name):\($0)\n" }.joined())
    try context.write(
      context.strings.text(
        "dday.import %lld %lld %lld", String(added), String(occasions.count - added),
        String(harvest.skipped.count)) + "\n")
  }

  /// To a file, or printed.
  func exportFile() throws {
    let occasions = try book.ddays().map(\.occasion)
    let path = arguments.words.first
    let isJSON = arguments.has("json") || path?.hasSuffix(".json") == true
    let text =
      isJSON
      ? JSONText.text(occasions.map(OccasionRecord.init))
      : CalendarText(occasions, at: Zone.utc.civil(at: context.date)).text
    guard let path else { return try context.write(text) }
    try OutputFile(path: path).write(text)
  }
}
