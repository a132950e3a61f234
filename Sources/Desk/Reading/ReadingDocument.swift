import Home
import Timelines

/// What some widgets say, for people and for programs.
struct ReadingDocument {
  let readings: [TileReading]
  /// The texts of the person's language.
  let strings: [String: String]

  /// A block for each widget: its number, its name and its kind, and then what it says.
  var text: String {
    guard !readings.isEmpty else { return word("screen.empty") + "\n" }
    return readings.map(block).joined(separator: "\n")
  }

  var json: JSON { ["widgets": .array(readings.map(json))] }

  private func block(_ reading: TileReading) -> String {
    let (instance, name) = (reading.instance, reading.name.harmless(upTo: 60))
    let kind = name == instance.kind ? "" : " (\(instance.kind.harmless(upTo: 60)))"
    let lines = reading.lines.isEmpty ? [word("chrome.nothing-yet")] : reading.lines
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
