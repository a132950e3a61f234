package import Almanac
package import FoundationEssentials
package import System
package import Timelines
import Views
package import WidgetIntents

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
    guard case .timeline(let timeline) = answer.outcome else { return false }
    faces.answer(id)
    if timeline.count > 0 { controls[id]?.show(answer.request.generation) }
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

extension Cast {
  /// Adds a tap on a control: a button, or a toggle that showed `isOn`. Returns the tap to perform
  /// now, if any.
  package mutating func press(
    _ control: IntentReference, isOn: Bool?, of id: Instance.ID
  ) -> Tap? {
    guard let type = intentType(of: control, in: id) else {
      refuse(.unknown, id)
      return nil
    }
    let next = isOn.map { !$0 }
    let tap = Tap(
      id: Tap.ID(instance: id, number: nextTapNumber()),
      intent: control.choosing(next, as: type), type: type)
    controls[id, default: ControlState()].add(
      PendingTap(
        tap: tap, control: control, matter: control.leavingOpen(what: type), isOn: next))
    return nextTap(of: id)
  }

  /// The widget's next tap to perform; nil if none waits or one is running.
  package mutating func nextTap(of id: Instance.ID) -> Tap? { controls[id]?.next() }

  /// Records why a press did nothing.
  package mutating func refuse(_ actionFault: ActionFault, _ id: Instance.ID) {
    controls[id, default: ControlState()].refuse(actionFault)
  }

  /// Takes the result of a tap and reloads its widget. Returns the next tap to perform, if any.
  package mutating func receive(_ performance: Performance, at date: Date) -> Tap? {
    let id = performance.tap.instance
    guard members[id] != nil else { return nil }
    controls[id]?.receive(performance)
    if let words = performance.words { reply = (id, words) }
    schedule.reload(id, because: .intent, at: date)
    return nextTap(of: id)
  }

  /// Clears the failure of a tap whose cause is gone.
  package mutating func forgetFailure(of tap: Tap.ID) {
    controls[tap.instance]?.forgetFailure(of: tap)
  }

  package mutating func forgetFailures(because actionFault: ActionFault) {
    for id in controls.keys { controls[id]?.forgetFailures(because: actionFault) }
  }

  /// The type that came with the shown face; otherwise the one that the kind declares.
  private func intentType(of control: IntentReference, in id: Instance.ID) -> (any AppIntent.Type)?
  {
    faces[id]?.intents[control] ?? members[id].flatMap { kinds[$0.kind] }?.intents[control]
  }
}

extension IntentReference {
  /// The intent set to the toggle's new value, if it is one that sets a value.
  fileprivate func choosing(_ isOn: Bool?, as type: any AppIntent.Type) -> IntentReference {
    guard let isOn, type is any SetValueIntent.Type else { return self }
    return setting("value", to: .boolean(isOn))
  }

  /// The intent with its value left open, if it sets one, so that all values compare equal.
  fileprivate func leavingOpen(what type: any AppIntent.Type) -> IntentReference {
    type is any SetValueIntent.Type ? setting("value", to: .list([])) : self
  }
}

extension Cast {
  /// The face of a widget at a date with `traits`; reuses the archived one.
  package func face(of id: Instance.ID, for traits: Traits, at date: Date) -> ArchivedFace? {
    guard let member = members[id], let kind = kinds[member.kind] else { return nil }
    let (entry, isStale) = (schedule.entry(of: id, at: date), isStale(id))
    if let kept = faces[id]?.face(of: entry?.id, for: traits, isStale: isStale) { return kept }
    let exact = entry.flatMap { exactFace(of: $0, for: traits, isStale: isStale) }
    // A face that was drawn for other traits may say what is private.
    guard let entry, exact != nil || !traits.redaction.contains(.privacy) else {
      return ArchivedFace(placeholder(of: kind, in: context(of: member, at: date), for: traits))
    }
    return exact
      ?? entry.timeline.nearestFace(of: entry.index, to: traits, isStale: isStale, strings: strings)
      .map(ArchivedFace.init) ?? faces[id]?.last
  }

  private func exactFace(
    of entry: ShownEntry, for traits: Traits, isStale: Bool
  ) -> ArchivedFace? {
    entry.timeline.face(of: entry.index, for: traits, isStale: isStale, strings: strings)
      .map(ArchivedFace.init)
  }

  /// Archives the face of a widget unless it is known. If the entry was drawn only for other
  /// traits, reloads the widget for these.
  package mutating func keepFace(of id: Instance.ID, for traits: Traits, at date: Date) {
    let (entry, isStale) = (schedule.entry(of: id, at: date), isStale(id))
    let known = faces[id]?.face(of: entry?.id, for: traits, isStale: isStale)
    guard known == nil else { return }
    let exact = entry.flatMap { exactFace(of: $0, for: traits, isStale: isStale) }
    if entry != nil, exact == nil { askForFace(for: traits, of: id, at: date) }
    guard let face = exact ?? face(of: id, for: traits, at: date) else { return }
    faces.keep(face, of: id, entry: entry?.id, for: traits, isStale: isStale)
  }

  /// Reloads a widget for `traits`; until the exact face arrives, the nearest one stays.
  private mutating func askForFace(for traits: Traits, of id: Instance.ID, at date: Date) {
    guard faces.expect(traits, of: id) else { return }
    schedule.reload(id, because: .look, at: date)
  }

  private func isStale(_ id: Instance.ID) -> Bool { controls[id]?.isStale ?? false }

  func placeholder(
    of kind: WidgetKind, in context: TimelineProviderContext, for traits: Traits
  ) -> Face {
    var traits = traits
    traits.redaction.insert(.placeholder)
    return kind.placeholder(in: context, for: traits, strings: strings)
  }
}

extension Cast {
  /// Sets the widgets, in the order in which to ask them first. Known ones keep what they show;
  /// after a change of size, until the answer for the new size arrives.
  ///
  /// No provider is asked until `stand` has set the traits.
  package mutating func enroll(_ instances: [Instance]) {
    let known = members
    members = Dictionary(instances.map { ($0.id, $0) }) { first, _ in first }
    for id in known.keys.sorted() where members[id]?.kind != known[id]?.kind { dismiss(id) }
    pending.newcomers = instances.filter { kinds[$0.kind] != nil }.map(\.id)
    pending.changed += instances.filter { instance in
      known[instance.id].map { $0.kind == instance.kind && $0 != instance } ?? false
    }.map(\.id)
  }

  private mutating func dismiss(_ id: Instance.ID) {
    schedule.remove(id)
    faces.remove(id)
    (stances[id], controls[id]) = (nil, nil)
  }

  /// Sets how each widget appears, which ones are visible and which are watched.
  package mutating func stand(
    _ stances: [Instance.ID: [Traits]], visible: Set<Instance.ID>,
    watched: Set<Instance.ID> = [], at date: Date
  ) {
    self.stances = stances
    schedule.show(only: visible, watching: watched, at: date)
    for id in pending.newcomers { schedule.insert(id, at: date) }
    for id in pending.changed { schedule.reload(id, because: .configuration, at: date) }
    if let reason = pending.reloadOfAll { schedule.reloadAll(because: reason, at: date) }
    pending = Pending()
    // While a page covers all widgets, they keep their faces.
    if !visible.isEmpty { faces.show(only: visible) }
  }

  /// Moves to another time zone, where days start at other times and configurations may mean
  /// something else.
  package mutating func move(to zone: Zone, _ instances: [Instance], at date: Date) {
    for instance in instances { members[instance.id]?.configuration = instance.configuration }
    schedule.zone = zone
    schedule.reloadAll(because: .zone, at: date)
  }
}

extension Cast {
  /// Sets the shown previews with their traits; drops the others.
  package mutating func show(_ shown: [Preview: Traits]) { previews.show(shown) }

  /// The face of a preview: its snapshot or, until that arrives, the face of the widget that it is a
  /// variant of, else the placeholder.
  package func face(of preview: Preview, for traits: Traits, at date: Date) -> ArchivedFace? {
    guard let kind = kinds[preview.kind] else { return nil }
    if let face = previews.timeline(of: preview)?.nearestFace(of: 0, to: traits, strings: strings) {
      return ArchivedFace(face)
    }
    if let original = preview.original, members[original]?.family == preview.family,
      let face = face(of: original, for: traits, at: date)
    {
      return face
    }
    let context = context(of: preview, for: traits, at: date)
    return ArchivedFace(placeholder(of: kind, in: context, for: traits))
  }

  /// The questions for snapshots that are to be requested now.
  mutating func questionsOfPreviews(at date: Date) -> [Question] {
    previews.ask().compactMap { preview, request, traits in
      guard let kind = kinds[preview.kind] else { return nil }
      return Question(
        request: request, kind: kind, configuration: preview.configuration,
        context: context(of: preview, for: traits, at: date), isForSnapshot: true)
    }
  }

  private func context(
    of preview: Preview, for traits: Traits, at date: Date
  ) -> TimelineProviderContext {
    TimelineProviderContext(
      family: preview.family, displaySize: traits.size, isPreview: preview.original == nil,
      date: date, zone: schedule.zone, traits: [traits])
  }
}

extension Cast {
  package mutating func reload(_ id: Instance.ID, because reason: ReloadReason, at date: Date) {
    schedule.reload(id, because: reason, at: date)
  }

  /// Reloads the widgets of a kind, except `known`, which reload anyway; nil means all kinds.
  package mutating func reload(
    ofKind kind: String?, besides known: Set<Instance.ID> = [], because reason: ReloadReason,
    at date: Date
  ) {
    if kind == nil, known.isEmpty { return reloadAll(because: reason, at: date) }
    for member in members.values.sorted(by: { $0.id < $1.id })
    where kind.map({ $0 == member.kind }) ?? true && !known.contains(member.id) {
      schedule.reload(member.id, because: reason, at: date)
    }
  }

  /// Reloads all widgets, visible ones first.
  package mutating func reloadAll(because reason: ReloadReason, at date: Date) {
    schedule.reloadAll(because: reason, at: date)
  }

  /// Reloads the widgets that couldn't connect.
  package mutating func reloadAfterNetworkChange(at date: Date) {
    schedule.reloadAfterNetworkChange(at: date)
  }

  /// Reloads a widget for the user, who has then seen its failures.
  package mutating func reloadForPerson(_ id: Instance.ID, at date: Date) {
    controls[id]?.forgetFailures()
    schedule.reload(id, because: .person, at: date)
  }

  /// Reloads all widgets once it is known which of them can be seen, those first.
  package mutating func reloadAllWhenPlaced(because reason: ReloadReason) {
    if reason == .person { for id in controls.keys { controls[id]?.forgetFailures() } }
    pending.reloadOfAll = reason
  }
}
