import FoundationEssentials
import Home
import Intents
import Timelines

extension Home {
  /// Asks all widgets and waits for their answers.
  mutating func inform(
    about instances: [Instance], reaching dependencies: Dependencies, at date: Date,
    by clocks: Clocks
  ) {
    let mailbox = Mailbox<Event>()
    var asking = Asking(
      mailbox: mailbox,
      reaching: Reach(to: instances, by: mailbox, dependencies: dependencies))
    for case .ask(let question) in advance(to: date) {
      asking.ask(question, at: clocks.instant)
    }
    while !asking.isIdle {
      for event in asking.nextEvents(by: clocks) { _ = handle(event, at: date) }
    }
  }
}
