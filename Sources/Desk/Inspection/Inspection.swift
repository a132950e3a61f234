import Almanac
import Boards
import FoundationEssentials
import System
import Timelines

/// Prints the widgets' timelines and the dates of their next requests.
enum Inspection {
  static func run(
    _ invocation: Invocation, _ offer: Offer, _ environment: [String: String]
  ) throws -> ExitStatus {
    let setup = try Setup(invocation, offer, environment)
    let place = setup.place ?? .home
    guard !setup.standing.isUnknown(place) else { return .failure }
    var inquiry = QuestionRound(
      into: try setup.standing[place].instances(meantBy: invocation.widget), of: setup,
      at: setup.date,
      instant: setup.clocks.instant)
    while !inquiry.isComplete { inquiry.goOn(by: setup.clocks) }
    let document = InspectionDocument(
      date: inquiry.date, zone: setup.dates.zone, widgets: inquiry.widgets,
      strings: setup.circumstances.language.commandWords)
    try Output.standard.write(
      invocation.printsJSON ? .json("\(document.json)\n") : document.text)
    return setup.status(telling: document.faults)
  }
}
