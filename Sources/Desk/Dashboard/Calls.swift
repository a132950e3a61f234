import Almanac
import Cast
import Home
import Pages
import Timelines

/// What runs for a dashboard on other threads: questions to providers, taps, and pages to open.
struct Calls {
  var providers: ProviderCalls
  var actions: ActionCalls
  /// The taps to perform once the screen shows them.
  var taps: [Tap] = []
  let pages: PageSource
  /// Nil if nothing rings.
  let alarms: AlarmSource?
  /// Reads the pictures in the files at some paths, the last ones that are asked for; nil if nothing does.
  private let pictures: SerialWork<[String]>?

  init(
    among pages: PageSource, ringing alarms: AlarmSource?, seeing pictures: PictureSource?,
    reaching reach: CallContext, by mailbox: Mailbox<Event>,
    pool: ThreadPool,
    folders: FolderWatch
  ) {
    providers = ProviderCalls(mailbox: mailbox, reaching: reach, pool: pool, folders: folders)
    actions = ActionCalls(mailbox: mailbox, reaching: reach, pool: pool)
    (self.pages, self.alarms) = (pages, alarms)
    self.pictures = pictures.map { source in
      SerialWork(
        on: pool,
        merging: { paths, more in
          Array((paths.filter { !more.contains($0) } + more).suffix(Self.mostPictures))
        }
      ) { paths in
        for path in paths {
          let reading = WatchedFiles.$current.withValue(folders.pictureNotes) { source.read(path) }
          mailbox.post(.pictureRead(reading))
        }
      }
    }
  }

  /// The next instant at which to call `expire`.
  var nextDeadline: Duration? {
    providers.nextDeadline.orEarlier(actions.nextDeadline)
  }

  /// Records a posted event.
  mutating func hear(_ event: Event, at instant: Duration) {
    providers.hear(event)
    actions.hear(event, at: instant)
  }

  /// Returns substitutes for the events that are overdue.
  mutating func expire(at instant: Duration) -> [Event] {
    providers.expire(at: instant) + actions.expire(at: instant)
  }

  func readPicture(at path: String) { pictures?.add([path]) }

  /// One for the Home Screen, and one for the Lock Screen.
  private static let mostPictures = 2

  mutating func reach(_ change: (inout CallContext) -> Void) {
    change(&providers.reach)
    change(&actions.reach)
  }

  /// Cancels everything without waiting, but for taps that may change something.
  mutating func cancel() {
    providers.cancel()
    actions.cancel()
  }
}
