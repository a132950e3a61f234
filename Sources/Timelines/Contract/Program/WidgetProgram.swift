import Almanac
import FoundationEssentials
import System

/// A program made of widgets: reads the current date and zone, and prints.
enum WidgetProgram {
  static func run(_ gathered: (kinds: [WidgetKind], repeated: [WidgetKind])) async throws {
    let (zone, _) = Zone.system(environment: ProcessInfo.processInfo.environment)
    let document = await WidgetDocument(of: gathered, at: Date(), in: zone)
    try Output.standard.write(.json(document.json() + "\n"))
  }
}
