package import Almanac
package import FoundationEssentials
package import Intents
package import Timelines
import Views

/// The widgets that stand anywhere, by identity: what they are, what they show when, and how it stands
/// with their controls. Answers, performances and dates go in; questions and taps come out.
///
/// It knows no screen: fronts tell it how each widget is shown, and which of them can be seen.
package struct Cast: Sendable {
  package typealias Strings = [String: String]

  package let kinds: [String: WidgetKind]
  /// The texts of the person's language.
  package let strings: Strings
  package internal(set) var members: [Instance.ID: Instance] = [:]
  package internal(set) var schedule: Schedule
  package internal(set) var controls: [Instance.ID: ControlState] = [:]
  /// What an intent has said last, and of which widget, until a person goes on.
  package var reply: (instance: Instance.ID, words: LocalizedStringResource)?
  /// Those who are to be asked, and those who are to be asked again, once it is known where they stand.
  var (newcomers, changed): ([Instance.ID], [Instance.ID]) = ([], [])
  /// How each is shown, wherever it stands; those of hidden pages too.
  var stances: [Instance.ID: [Traits]] = [:]
  var faces: [Instance.ID: KeptFaces] = [:]
  var previews: [Preview: PreviewedReel] = [:]
  /// The looks that were asked for since the last answer, each once.
  var awaitedLooks: [Instance.ID: Set<Traits>] = [:]
  private(set) var tapCount = 0

  package init(
    of kinds: [WidgetKind], strings: Strings, zone: Zone, seed: UInt64 = 0
  ) {
    self.kinds = Dictionary(kinds.map { ($0.id, $0) }) { first, _ in first }
    self.strings = strings
    schedule = Schedule(zone: zone, seed: seed)
  }

  /// When something is due next that time alone brings about.
  package var nextDate: Date? { schedule.nextDate }

  /// A number that no tap before has had.
  package mutating func nextTapNumber() -> Int {
    tapCount += 1
    return tapCount
  }

  /// What is to be asked by a date.
  package mutating func advance(to date: Date) -> [Question] {
    let requests = schedule.requests(dueAt: date)
    for request in requests { controls[request.instance]?.ask(request.generation) }
    return requests.compactMap { question(for: $0, at: date) } + questionsOfPreviews(at: date)
  }

  /// Takes in what a provider has said, and tells whether the widget shows something by it.
  @discardableResult
  package mutating func receive(_ answer: Answer, at date: Date) -> Bool {
    if receivePreview(answer) { return true }
    let id = answer.request.instance
    schedule.receive(answer, at: date)
    guard case .reel(let reel) = answer.outcome else { return false }
    awaitedLooks[id] = nil
    if reel.count > 0 { controls[id]?.show(answer.request.generation) }
    return true
  }

  private func question(for request: Request, at date: Date) -> Question? {
    guard let member = members[request.instance], let kind = kinds[member.kind] else { return nil }
    return Question(
      request: request, kind: kind, configuration: member.configuration,
      context: context(of: member, at: date))
  }

  /// What a provider is told of where its widget stands.
  func context(of member: Instance, at date: Date) -> TimelineProviderContext {
    let traits = stances[member.id] ?? []
    return TimelineProviderContext(
      family: member.family, displaySize: traits.first?.size, date: date, zone: schedule.zone,
      traits: traits)
  }
}
