package import Almanac
package import FoundationEssentials
package import Timelines
import Views
package import WidgetIntents
package import System

/// The placed widgets by identity: what they are, what they show, and the state of their controls.
/// Answers, performances and dates go in; questions and taps come out.
///
/// It knows no screen: fronts tell it how each widget appears and which ones are visible.
package struct Cast: Sendable {
  package let kinds: [String: WidgetKind]
  /// The localized strings.
  package let strings: StringTable
  package internal(set) var members: [Instance.ID: Instance] = [:]
  package internal(set) var schedule: Schedule
  package internal(set) var controls: [Instance.ID: ControlState] = [:]
  /// The last message of an intent, with its widget, until the user's next key.
  package var reply: (instance: Instance.ID, words: LocalizedStringResource)?
  /// What is to be asked once the cast knows where its widgets stand.
  var pending = Pending()
  /// The traits of each widget wherever it appears, including hidden pages.
  var stances: [Instance.ID: [Traits]] = [:]
  var faces = FaceShelf()
  var previews = PreviewShelf()
  private(set) var tapCount = 0

  struct Pending: Sendable {
    var newcomers: [Instance.ID] = []
    /// Widgets whose settings or size changed.
    var changed: [Instance.ID] = []
    var reloadOfAll: ReloadReason?
  }

  package init(
    of kinds: [WidgetKind], strings: StringTable, zone: Zone, seed: UInt64 = 0
  ) {
    self.kinds = Dictionary(kinds.map { ($0.id, $0) }) { first, _ in first }
    self.strings = strings
    schedule = Schedule(zone: zone, seed: seed)
  }

  /// Returns a number greater than that of any earlier tap.
  package mutating func nextTapNumber() -> Int {
    tapCount += 1
    return tapCount
  }

  /// Moves to a date and returns the questions that are due.
  package mutating func advance(to date: Date) -> [Question] {
    let requests = schedule.requests(dueAt: date)
    for request in requests { controls[request.instance]?.ask(request.generation) }
    return requests.compactMap { question(for: $0, at: date) } + questionsOfPreviews(at: date)
  }

  /// Takes a provider's answer; returns whether it brings something to show.
  @discardableResult
  package mutating func receive(_ answer: TimelineAnswer, at date: Date) -> Bool {
    if previews.receive(answer) { return true }
    let id = answer.request.instance
    schedule.receive(answer, at: date)
    guard case .reel(let reel) = answer.outcome else { return false }
    faces.answer(id)
    if reel.count > 0 { controls[id]?.show(answer.request.generation) }
    return true
  }

  private func question(for request: TimelineRequest, at date: Date) -> Question? {
    guard let member = members[request.instance], let kind = kinds[member.kind] else { return nil }
    return Question(
      request: request, kind: kind, configuration: member.configuration,
      context: context(of: member, at: date))
  }

  /// The context for the provider of a widget.
  func context(of member: Instance, at date: Date) -> TimelineProviderContext {
    let traits = stances[member.id] ?? []
    return TimelineProviderContext(
      family: member.family, displaySize: traits.first?.size, date: date, zone: schedule.zone,
      traits: traits)
  }
}
