import Gallery
import Home
import Views

/// Evaluates the views of widgets beside the loop, and posts what they show.
struct Archiving: Sendable {
  private let mailbox: Mailbox<Event>
  private let pool = Pool()

  init(mailbox: Mailbox<Event>) {
    self.mailbox = mailbox
  }

  /// The environment is that of the moment in which the tile was asked for.
  func start(_ id: Tile.ID, in environment: EnvironmentValues) {
    Task(executorPreference: pool) { [mailbox] in
      mailbox.post(.archived(Node(archiving: ClockView(), in: environment), id))
    }
  }
}
