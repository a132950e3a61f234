import Almanac
import Boards
import Cast
import Home
import System
import Terminal

/// What the user has changed last, for which a dashboard waits after its screen has gone.
struct LastChanges {
  let preferences: FollowedPreferences
  let boards: BoardSaving
  let mailbox: Mailbox<Event>
  /// The taps whose results are still expected.
  var taps: Set<Tap.ID> = []
  private var preferencesFault: FileFault?
  /// The keys of the reasons why the last steps of a board aren't saved.
  private var refusals: [String] = []
  private var tapFaults: [ActionFault] = []

  init(of preferences: FollowedPreferences, _ boards: BoardSaving, by mailbox: Mailbox<Event>) {
    (self.preferences, self.boards, self.mailbox) = (preferences, boards, mailbox)
  }

  /// Begins with what is saved, and tells what is wrong with it.
  init(
    of setup: Setup, as invocation: Invocation, on pool: ThreadPool, by mailbox: Mailbox<Event>
  ) {
    let circumstances = setup.circumstances
    let file = PreferencesFile(
      in: setup.directories, for: TerminalIdentity.kind(in: setup.environment))
    file.tellFault(in: circumstances.language)
    let preferences = FollowedPreferences(
      file, over: circumstances.written.looks, under: invocation.wishes, on: pool,
      tellingThrough: mailbox)
    let boards = BoardSaving(
      in: circumstances.store, orFirst: setup.standing.first, kinds: setup.kinds, on: pool,
      tellingThrough: mailbox, beginning: setup.beginning)
    self.init(of: preferences, boards, by: mailbox)
  }

  /// Waits until all is saved, but not for ever, and tells what isn't.
  mutating func wait(by clocks: Clocks, telling language: Language) {
    let strings = language.commandWords
    if !finish(within: .milliseconds(300), by: clocks) {
      Output.tell(strings.text("error.last-change.waits"))
      _ = finish(within: .seconds(5), by: clocks)
    }
    for sentence in losses(in: strings) { Output.tell(sentence) }
  }

  /// Waits until all is saved; returns whether that happened in time.
  mutating func finish(within patience: Duration, by clocks: Clocks) -> Bool {
    let end = clocks.instant + patience
    func rest() -> Duration { max(.zero, end - clocks.instant) }
    preferencesFault = preferences.finish(within: rest(), by: clocks)
    let areBoardsSaved = boards.finish(within: rest(), by: clocks)
    mailbox.take().forEach { hear($0) }
    while !taps.isEmpty, clocks.instant < end {
      mailbox.wait(within: rest())
      mailbox.take().forEach { hear($0) }
    }
    return areBoardsSaved && taps.isEmpty && preferencesFault?.cause != .unsaved
  }

  private mutating func hear(_ event: Event) {
    switch event {
    case .arranged(_, .refused(let reason)): refusals.append(reason)
    case .performed(let performance):
      guard taps.remove(performance.tap) != nil else { return }
      tapFaults += [performance.actionFault].compactMap(\.self)
    default: break
    }
  }

  /// A sentence for each reason why something isn't saved.
  func losses(in strings: StringTable) -> [String] {
    var sentences = preferencesFault.map { [$0.sentence(in: strings)] } ?? []
    sentences += refusals.map { strings.text($0).asSentence }
    sentences += tapFaults.map {
      strings.text("error.last-change %@", $0.sentence(in: strings))
    }
    if boards.isBusy || !taps.isEmpty { sentences.append(strings.text("error.last-change.open")) }
    return sentences.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ActionFault {
  fileprivate func sentence(in strings: StringTable) -> String {
    if case .failed(_, let whole?) = self { whole } else { strings.text(of: words).asSentence }
  }
}
