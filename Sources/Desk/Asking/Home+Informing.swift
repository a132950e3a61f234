import FoundationEssentials
import Home
import Timelines

extension Home {
  /// Asks all widgets, and waits for what they say.
  mutating func inform(about instances: [Instance], at date: Date, by clocks: Clocks) {
    var asking = Asking(for: instances, mailbox: Mailbox())
    for case .ask(let question) in advance(to: date) {
      asking.ask(question, at: clocks.instant)
    }
    while !asking.isIdle {
      for event in asking.nextEvents(by: clocks) { _ = handle(event, at: date) }
    }
  }
}
