import FoundationEssentials
import Home
import Timelines
import WidgetIntents

extension Home {
  /// Asks all widgets, waits for their answers, and settles what they show.
  mutating func inform(
    about instances: [Instance], in setup: Setup, at date: Date
  ) {
    let mailbox = Mailbox<Event>()
    var providerCalls = ProviderCalls(
      mailbox: mailbox,
      reaching: CallContext(of: setup, to: instances, by: mailbox))
    for case .ask(let question) in due(by: date) {
      providerCalls.ask(question, at: setup.clocks.instant)
    }
    while !providerCalls.isIdle {
      for event in providerCalls.nextEvents(by: setup.clocks) { _ = handle(event, at: date) }
    }
    settle(at: date)
  }
}
