import Boards
import Cells
import FoundationEssentials
import Home
import Layout
import Store
import System
import Timelines

/// Prints the widgets as plain text.
enum Transcript {
  static func run(
    _ invocation: Invocation, _ offer: Offer, _ environment: [String: String]
  ) throws -> ExitStatus {
    let setup = try Setup(invocation, offer, environment)
    let (standing, place) = (setup.standing, setup.place ?? .home)
    let chosen =
      standing.isUnknown(place)
      ? [] : Set(try standing[place].instances(meantBy: invocation.widget).map(\.id))
    let (date, isLocked) = (setup.date, setup.isLocked)
    var home = setup.home(
      size: invocation.size,
      presentation: setup.presentation(
        at: date, glyphs: .sextant, look: Look(), preferences: setup.preferences,
        isLocked: isLocked))
    home.inform(
      about: standing[place].instances, in: setup, at: date)
    let document = TranscriptDocument(
      readings: home.readings(of: place, at: date).filter { chosen.contains($0.instance.id) },
      strings: setup.circumstances.language.commandWords, isLocked: isLocked,
      faults: home.faults(at: date).filter { chosen.contains($0.key) },
      unknown: standing.isUnknown(place) ? standing.readingFault?.cause.lastingFault : nil)
    try Output.standard.write(
      invocation.printsJSON ? .json("\(document.json)\n") : document.text)
    return setup.status(telling: document.faults)
  }
}

/// The content of widgets as text and as JSON.
struct TranscriptDocument {
  let readings: [TileText]
  /// The localized strings.
  let strings: StringTable
  /// Whether private content is hidden.
  var isLocked = false
  /// Why widgets have nothing to show, by widget.
  var faults: [Instance.ID: TimelineFault] = [:]
  /// The key of why it isn't known which widgets there are; nil if it is.
  var unknown: String?

  /// A block for each widget: number, name, kind and content.
  var text: PrintedText {
    if let unknown { return .row(word(unknown)) }
    guard !readings.isEmpty else { return .row(word("screen.empty")) }
    return .rows(readings.map(block).joined(separator: [""]))
  }

  /// The content as JSON; mentions the lock only if it is on.
  var json: JSON {
    let widgets = JSON.array(readings.map(json))
    if let unknown { return ["fault": .string(word(unknown)), "widgets": widgets] }
    return isLocked ? ["locked": .boolean(true), "widgets": widgets] : ["widgets": widgets]
  }

  private func block(_ reading: TileText) -> [String] {
    let (instance, name) = (reading.instance, reading.name.harmless(upTo: 60))
    let kind = name == instance.kind ? "" : " (\(instance.kind.harmless(upTo: 60)))"
    let isUnread = faults[instance.id] != nil
    let lack = word(
      isLocked ? "chrome.locked" : isUnread ? "chrome.unread" : "chrome.nothing-yet")
    // A widget's text may have several lines.
    let lines = reading.lines.flatMap { $0.split(separator: "\n").map(String.init) }
    return ["\(instance.id). \(name)\(kind)"] + (lines.isEmpty ? [lack] : lines)
  }

  private func json(_ reading: TileText) -> JSON {
    let instance = reading.instance
    let known: [JSON.Member] = [
      JSON.Member(name: "id", value: .number(instance.id.number)),
      JSON.Member(name: "kind", value: .string(instance.kind)),
      JSON.Member(
        name: "family", value: .string(instance.family.name ?? "\(instance.family)")),
      JSON.Member(name: "name", value: .string(reading.name)),
      JSON.Member(name: "text", value: .array(reading.lines.map { .string($0) })),
    ]
    let fault = faults[instance.id].map {
      JSON.Member(name: "fault", value: .string($0.words(in: strings)))
    }
    return .object(known + [fault].compactMap(\.self))
  }

  private func word(_ key: String) -> String { strings[key] ?? key }
}
