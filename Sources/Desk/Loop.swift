import System
import CSystem
import Cells
import FoundationEssentials
import Glibc
import Home
import Terminal

/// Something that ends the inbox's wait.
enum Arrival: Sendable {
  case bytes([UInt8])
  case signal(Int32)
  case letter(Event)
  /// The store has been read.
  case news(StoreNews)
  /// A watched folder has changed.
  case folders
  /// The machine's links, addresses or routes have changed.
  case network
  /// The terminal has closed.
  case hangup
}

/// A descriptor that becomes readable at a date of the system clock, and when that clock is set.
struct WallTimer: Sendable {
  let descriptor = linux_timer_open()
  /// The date that it waits for, which needn't be set again.
  private var date: Date?

  mutating func set(to date: Date?) {
    guard date != self.date else { return }
    self.date = date
    guard let date else { return linux_timer_set(descriptor, 0, 0) }
    let seconds = date.timeIntervalSince1970.rounded(.down)
    // A `Date` has no nanosecond precision; a timer that fires early would be useless.
    let microseconds = ((date.timeIntervalSince1970 - seconds) * 1e6).rounded(.up)
    linux_timer_set(
      descriptor, Int64(clamping: Int(bounded: seconds)) + (microseconds < 1e6 ? 0 : 1),
      microseconds < 1e6 ? Int(bounded: microseconds) * 1000 : 0)
  }

  /// Takes notice of an expiry, or of the clock having been set: it no longer waits.
  mutating func clear() {
    linux_timer_clear(descriptor)
    date = nil
  }
}

/// The single point where everything arrives that the loop reacts to. Sleeps in one `poll`.
struct Inbox {
  private let terminal: Int32
  private let signals: Int32
  private var timer = WallTimer()
  let folders: FolderWatch
  let network: NetworkWatch
  let mailbox: Mailbox<Event>
  /// What readings of the store have found.
  let news = Mailbox<StoreNews>()

  /// The signals that arrive here instead of interrupting.
  private static let handled = [SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// Must be created before anything starts threads or opens the terminal.
  init(
    terminal: Int32, folders: FolderWatch = FolderWatch(), network: NetworkWatch = NetworkWatch(),
    mailbox: Mailbox<Event>
  ) {
    self.terminal = terminal
    self.folders = folders
    self.network = network
    self.mailbox = mailbox
    signals = linux_signals_open(Self.handled, Int32(Self.handled.count))
  }

  /// Lets signals that end a program do so again, because the loop has ended.
  func stopHandlingEnds() {
    _ = takeSignals()
    var ends = sigset_t()
    sigemptyset(&ends)
    for signal in [SIGTERM, SIGINT, SIGQUIT] { sigaddset(&ends, signal) }
    pthread_sigmask(SIG_UNBLOCK, &ends, nil)
  }

  /// Sleeps until something arrives or the wait ends, and returns what has arrived, signals first.
  /// Splits a flood into several calls, to leave time to react. At rest, memory that may not be needed
  /// for a while is returned to the system as it falls asleep. Also ends when a full descriptor takes
  /// output again, if there is one.
  mutating func arrivals(
    until wait: Wait, now instant: Duration, isTrimming: Bool = false, full: Int32? = nil
  ) -> [Arrival] {
    timer.set(to: wait.date)
    var arrivals: [Arrival] = []
    var ready = readyDescriptors(
      within: wait.instant.map { max(.zero, $0 - instant) }, isTrimming: isTrimming, full: full)
    for _ in 0..<Self.mostRounds where !ready.isEmpty {
      for descriptor in ready { arrivals += take(from: descriptor) }
      ready = arrivals.last?.isHangup == true ? [] : readyDescriptors(within: .zero)
    }
    return arrivals
  }

  /// Sleeps until an event is posted or the time is over, and returns the events. Everything else goes
  /// on waiting.
  func letters(within time: Duration) -> [Event] {
    mailbox.wait(within: max(.zero, time))
    return mailbox.take()
  }

  private func readyDescriptors(
    within timeout: Duration?, isTrimming: Bool = false, full: Int32? = nil
  ) -> [Int32] {
    let watched = [
      signals, mailbox.descriptor, news.descriptor, timer.descriptor, folders.descriptor,
      network.descriptor,
      terminal,
    ]
    var ready = Array(repeating: false, count: watched.count)
    let (count, time) = (Int32(watched.count), timeout?.wholeNanoseconds ?? -1)
    if isTrimming {
      linux_rest(watched, &ready, count, full ?? -1, time)
    } else {
      linux_wait(watched, &ready, count, full ?? -1, time)
    }
    return zip(watched, ready).compactMap { $1 ? $0 : nil }
  }

  private mutating func take(from descriptor: Int32) -> [Arrival] {
    switch descriptor {
    case terminal: return [readTerminal()]
    case signals: return takeSignals()
    case mailbox.descriptor: return mailbox.take().map(Arrival.letter)
    case news.descriptor: return news.take().map(Arrival.news)
    case folders.descriptor:
      folders.clear()
      return [.folders]
    case network.descriptor:
      network.clear()
      return [.network]
    default:
      timer.clear()
      return []
    }
  }

  private func takeSignals() -> [Arrival] {
    var taken: [Arrival] = []
    while case let signal = linux_signals_next(signals), signal != 0 {
      taken.append(.signal(signal))
    }
    return taken
  }

  /// A terminal that is ready but has nothing to read has closed.
  private func readTerminal() -> Arrival {
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.greatestRead) { buffer, count in
      count = max(0, read(terminal, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? .hangup : .bytes(bytes)
  }

  private static let greatestRead = 1 << 14
  private static let mostRounds = 16
}

extension Arrival {
  fileprivate var isHangup: Bool {
    if case .hangup = self { true } else { false }
  }
}

extension Duration {
  /// Rounds up, so that a wait never ends early.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let limit = min(seconds, Int64(Int32.max))
    return limit * 1_000_000_000 + (attoseconds + 999_999_999) / 1_000_000_000
  }
}

/// When memory is returned to the system, by `malloc_trim`: in long pauses, in a short one after something
/// has happened, and now and then in any, so that a program that never pauses for long doesn't keep all that
/// it once needed.
///
/// A user who has just typed may continue, and would be slowed down by memory that was returned.
struct MemoryTrims {
  /// When the latest one began, or else the first pause; nil before that.
  private var latest: Duration?
  private var hasTrimmed = false
  /// Whether anything but a clock may have needed memory since the latest one, most of all the start.
  private var hasActivity = true

  /// Records that something else has happened than that time has passed.
  mutating func noteActivity() { hasActivity = true }

  /// Whether one begins with a pause.
  mutating func begins(pausing pause: Duration, at instant: Duration, isInUse: Bool) -> Bool {
    let active = instant - (latest ?? instant)
    let isDue = hasActivity && (!hasTrimmed || active > Self.leastActivity)
    let isTrim =
      !isInUse && (pause > Self.longPause || pause > Self.usualPause && isDue)
      || pause > Self.shortPause && active > Self.longestActivity
    if isTrim { (hasTrimmed, hasActivity) = (true, false) }
    if isTrim || latest == nil { latest = instant }
    return isTrim
  }

  private static let longPause = Duration.seconds(5)
  private static let usualPause = Duration.milliseconds(500)
  private static let shortPause = Duration.milliseconds(10)
  private static let leastActivity = Duration.seconds(30)
  private static let longestActivity = Duration.seconds(300)
}

extension [Token] {
  /// The tokens without pointer moves that another one directly follows.
  var withoutPassedPlaces: [Token] {
    indices.filter { !(self[$0].isMove && $0 + 1 < count && self[$0 + 1].isMove) }.map { self[$0] }
  }
}

extension Token {
  fileprivate var isMove: Bool {
    if case .input(.mouse(let mouse)) = self { mouse.isMove } else { false }
  }
}
