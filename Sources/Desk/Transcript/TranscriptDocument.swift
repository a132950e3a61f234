import Boards
import Home
import Printing
import Timelines

/// The content of widgets as text and as JSON.
struct TranscriptDocument {
  let readings: [TileReading]
  /// The localized strings.
  let strings: [String: String]
  /// Whether private content is hidden.
  var isLocked = false

  /// A block for each widget: number, name, kind and content.
  var text: PrintedText {
    guard !readings.isEmpty else { return .row(word("screen.empty")) }
    return .rows(readings.map(block).joined(separator: [""]))
  }

  /// The content as JSON; mentions the lock only if it is on.
  var json: JSON {
    let widgets = JSON.array(readings.map(json))
    return isLocked ? ["locked": .boolean(true), "widgets": widgets] : ["widgets": widgets]
  }

  private func block(_ reading: TileReading) -> [String] {
    let (instance, name) = (reading.instance, reading.name.harmless(upTo: 60))
    let kind = name == instance.kind ? "" : " (\(instance.kind.harmless(upTo: 60)))"
    let lack = word(isLocked ? "chrome.locked" : "chrome.nothing-yet")
    // A widget's text may have several lines.
    let lines = reading.lines.flatMap { $0.split(separator: "\n").map(String.init) }
    return ["\(instance.id). \(name)\(kind)"] + (lines.isEmpty ? [lack] : lines)
  }

  private func json(_ reading: TileReading) -> JSON {
    let instance = reading.instance
    return [
      "id": .number(instance.id.number), "kind": .string(instance.kind),
      "family": .string(instance.family.name ?? "\(instance.family)"),
      "name": .string(reading.name), "text": .array(reading.lines.map { .string($0) }),
    ]
  }

  private func word(_ key: String) -> String { strings[key] ?? key }
}
