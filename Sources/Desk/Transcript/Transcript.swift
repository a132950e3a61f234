import System
import Boards
import Cells
import FoundationEssentials
import Home
import Layout
import Store
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
