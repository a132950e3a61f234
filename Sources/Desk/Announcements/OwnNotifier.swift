import System
import Home

/// The user's own program for notifications, run on another thread, once for each and one after the
/// other.
struct OwnNotifier: Sendable {
  private struct Job: Sendable {
    let words: [String]
    let notice: AnnouncementNotice
  }

  private let running: SerialWork<[Job]>

  /// What fails rings the bell, and is posted as a notice once for each program.
  init(
    in environment: [String: String], on pool: ThreadPool, by clocks: Clocks,
    tellingThrough mailbox: Mailbox<Event>, patience: Duration = .seconds(10)
  ) {
    let told = LockedValue<Set<[String]>>([])
    running = SerialWork(on: pool, merging: { Array(($0 + $1).suffix(Self.most)) }) { jobs in
      for job in jobs {
        let fault = Self.run(job, in: environment, by: clocks, patience: patience)
        guard let fault else { continue }
        mailbox.post(.bellRings)
        if told.withLock({ $0.insert(job.words + [fault]).inserted }) {
          mailbox.post(.noticed(fault))
        }
      }
    }
  }

  /// Shows a notification by a command, which is a program and its first arguments.
  func show(_ notice: AnnouncementNotice, by command: [String]) {
    running.add([Job(words: command, notice: notice)])
  }

  /// Returns the key of what has failed; nil if nothing has.
  private static func run(
    _ job: Job, in environment: [String: String], by clocks: Clocks, patience: Duration
  ) -> String? {
    guard let name = job.words.first, let path = ProgramPath(of: name, in: environment)?.path
    else { return "chrome.notify-missing" }
    // It is the user's own, so it may know what the user's programs know.
    let program = ChildProgram(
      at: path, environment: environment, patience: patience, limit: outputLimit)
    do {
      _ = try program.output(
        of: job.words.dropFirst() + job.notice.arguments, by: { clocks.instant })
      return nil
    } catch .notStarted {
      return "chrome.notify-missing"
    } catch .overdue {
      return "chrome.notify-overdue"
    } catch {
      return nil
    }
  }

  private static let most = 32
  private static let outputLimit = 1 << 16
}
