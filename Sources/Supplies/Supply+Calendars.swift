import DDays
package import Desk
import WidgetIntents
import Wire

extension Supply {
  /// The calendars that are followed on the web. In real time, a dashboard asks for them when they
  /// are due, and so do the commands that list them.
  package static let calendars = Supply(others: [
    { site, supplies in
      let program = FetchProgram(environment: site.environment)
      let asker = CalendarAsker(
        asksByItself: site.staysOpen && site.hasWorldTime,
        asksForLists: site.hasWorldTime && program != nil
      ) { fetch, patience in
        program?.answer(to: fetch, within: patience, by: { site.instant })
          ?? .fault(HTTPFault(.program))
      }
      supplies.dependencies.add(dependency: asker)
      supplies.networkReturned["calendars"] = asker.networkChanged
    }
  ])
}
