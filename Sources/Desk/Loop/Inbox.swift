import CSystem
import FoundationEssentials
import Glibc
import Home

/// The single point where everything arrives that the loop reacts to. Sleeps in one `poll`.
struct Inbox {
  private let terminal: Int32
  private let signals: Int32
  private var timer = WallTimer()
  private let folders: FolderWatch
  private let network: NetworkWatch
  private let mailbox: Mailbox<Event>
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
  /// for a while is returned to the system as it falls asleep.
  mutating func arrivals(
    until wait: Wait, now instant: Duration, isAtRest: Bool = false
  ) -> [Arrival] {
    timer.set(to: wait.date)
    var arrivals: [Arrival] = []
    var ready = readyDescriptors(
      within: wait.instant.map { max(.zero, $0 - instant) }, isAtRest: isAtRest)
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

  private func readyDescriptors(within timeout: Duration?, isAtRest: Bool = false) -> [Int32] {
    let watched = [
      signals, mailbox.descriptor, news.descriptor, timer.descriptor, folders.descriptor,
      network.descriptor,
      terminal,
    ]
    var ready = Array(repeating: false, count: watched.count)
    let (count, time) = (Int32(watched.count), timeout?.wholeNanoseconds ?? -1)
    if isAtRest {
      linux_rest(watched, &ready, count, time)
    } else {
      linux_wait(watched, &ready, count, time)
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
