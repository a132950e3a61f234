import Gallery
import Home
import Views

/// Does what the home wants done, beside the loop where it may take time.
struct Effects: Sendable {
  private let mailbox: Mailbox<Event>
  private let pool = Pool()

  init(mailbox: Mailbox<Event>) {
    self.mailbox = mailbox
  }

  /// Views are evaluated in the environment of the moment in which that was asked for.
  func perform(_ effect: Effect, in environment: EnvironmentValues) {
    switch effect {
    case .suspend: Signals.askToStop()
    case .archive(let id):
      Task(executorPreference: pool) { [mailbox] in
        mailbox.post(.archived(Node(archiving: ClockView(), in: environment), id))
      }
    }
  }
}
