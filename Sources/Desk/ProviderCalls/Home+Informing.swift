import FoundationEssentials
import Home
import Timelines
import WidgetIntents

extension Home {
  /// Asks all widgets, waits for their answers, and settles what they show.
  mutating func inform(
    about instances: [Instance], reaching dependencies: Dependencies, at date: Date,
    by clocks: Clocks
  ) {
    let mailbox = Mailbox<Event>()
    var providerCalls = ProviderCalls(
      mailbox: mailbox,
      reaching: CallContext(to: instances, by: mailbox, dependencies: dependencies))
    for case .ask(let question) in due(by: date) {
      providerCalls.ask(question, at: clocks.instant)
    }
    while !providerCalls.isIdle {
      for event in providerCalls.nextEvents(by: clocks) { _ = handle(event, at: date) }
    }
    settle(at: date)
  }
}
