import FoundationEssentials
import Home
import Pages
import Timelines

extension Home {
  /// Opens the page behind a widget on the Home Screen, and waits for it. Stays where the page can't be
  /// opened, and says why, as a dashboard does.
  mutating func open(
    _ widget: Instance, among pages: PageSource, reaching reach: CallContext, at date: Date,
    by clocks: Clocks
  ) {
    var calls = ActionCalls(mailbox: reach.mailbox, reaching: reach)
    for case .open(let request) in handle(.opened(widget.id), at: date) {
      calls.open(request, among: pages, at: clocks.instant)
    }
    while !calls.isIdle {
      for event in calls.nextEvents(by: clocks) { _ = handle(event, at: date) }
    }
  }
}

extension ActionCalls {
  /// Sleeps until an event is posted or a call is overdue, and returns the events.
  fileprivate mutating func nextEvents(by clocks: Clocks) -> [Event] {
    mailbox.wait(within: nextDeadline.map { max(.zero, $0 - clocks.instant) })
    let events = mailbox.take()
    for event in events { hear(event, at: clocks.instant) }
    return events + expire(at: clocks.instant)
  }
}
