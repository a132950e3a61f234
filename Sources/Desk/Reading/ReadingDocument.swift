import Boards
import Home
import Timelines

/// What some widgets say, for people and for programs.
struct ReadingDocument {
  let readings: [TileReading]
  /// The texts of the person's language.
  let strings: [String: String]
  /// Whether what is private is hidden.
  var isLocked = false

  /// A block for each widget: its number, its name and its kind, and then what it says.
  var text: String {
    guard !readings.isEmpty else { return word("screen.empty") + "\n" }
    return readings.map(block).joined(separator: "\n")
  }

  /// That it is locked is said only if it is.
  var json: JSON {
    let widgets = JSON.array(readings.map(json))
    return isLocked ? ["locked": .boolean(true), "widgets": widgets] : ["widgets": widgets]
  }

  private func block(_ reading: TileReading) -> String {
    let (instance, name) = (reading.instance, reading.name.harmless(upTo: 60))
    let kind = name == instance.kind ? "" : " (\(instance.kind.harmless(upTo: 60)))"
    let lack = word(isLocked ? "chrome.locked" : "chrome.nothing-yet")
    let lines = reading.lines.isEmpty ? [lack] : reading.lines
    return (["\(instance.id). \(name)\(kind)"] + lines).map { $0 + "\n" }.joined()
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
