import DDays
package import Desk
import Errands
import HTTP
import WidgetIntents

extension Supply {
  /// The calendars that are followed on the web. A dashboard in real time asks for them when they
  /// are due; any other program only on demand.
  package static let calendars = Supply(others: [
    { site, supplies in
      let program = FetchProgram(environment: site.environment)
      let asker = CalendarAsker(asksByItself: site.staysOpen && site.hasWorldTime) { order in
        program?.answer(to: order, by: { site.instant }) ?? .fault(HTTPFault(.program))
      }
      supplies.dependencies.add(dependency: asker)
    }
  ])
}
