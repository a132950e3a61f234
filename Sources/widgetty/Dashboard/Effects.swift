import Gallery
import Home
import Views

/// Does what the home wants done, beside the loop where it may take time.
struct Effects: Sendable {
  private let mailbox: Mailbox<Event>
  private let environment: EnvironmentValues
  private let pool = Pool()

  init(mailbox: Mailbox<Event>, environment: EnvironmentValues) {
    self.mailbox = mailbox
    self.environment = environment
  }

  func perform(_ effect: Effect) {
    switch effect {
    case .suspend: Signals.askToStop()
    case .archive(let id):
      Task(executorPreference: pool) { [mailbox, environment] in
        mailbox.post(.archived(Node(archiving: ClockView(), in: environment), id))
      }
    }
  }
}
