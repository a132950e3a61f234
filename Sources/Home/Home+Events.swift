import Almanac
import Cells
package import FoundationEssentials
import Layout
import Pages
import Timelines
import Views

extension Home {
  package mutating func handle(_ event: Event, at date: Date) -> [Effect] {
    defer { if event.rearranges { scene.isSet = false } }
    switch event {
    case .input(.key(let key)): return handle(key, at: date)
    case .input(.mouse(let mouse)): return handle(mouse, at: date)
    case .input(.paste(let text)): if shownPage != nil { return handle(.paste(text), at: date) }
    case .input(.focus(false)): pointer = nil
    case .input: break
    case .resized(let size): resize(to: size)
    case .appearanceChanged(let appearance): restyle { $0.plainLook.appearance = appearance }
    case .attentionChanged(let isAway): restyle { $0.isAway = isAway }
    case .glyphsChanged(let tier): change(\.surroundings.glyphs, to: tier)
    case .notKept(let hindrance): notice = hindrance.key
    case .noticed(let key): notice = key
    case .troubled(let key): trouble = key
    case .lockChanged(let isLocked): setLock(isLocked)
    case .answered(let answer): return receive(answer, at: date)
    case .performed(let performance): return receive(performance, at: date)
    case .pageOpened(let opening): receive(opening, at: date)
    case .looked(after: let tap, isFree: true):
      controlStates[tap.instance]?.forgetFailure(of: tap)
    case .looked(after: _, isFree: false): break
    case .clockChanged:
      scene.rest()
      reloadAll(because: .clock, at: date)
    case .networkChanged: schedule.reloadAfterNetworkChange(at: date)
    case .zoneChanged(let zone, let instances):
      set(instances)
      let dates = presentation.surroundings.dates
      let moved = DateWriter(wording: dates.wording, zone: zone, hourCycle: dates.hourCycle)
      change(\.surroundings.dates, to: moved)
      schedule.zone = zone
      reloadAll(because: .zone, at: date)
    case .boardChanged(let instances): stand(instances, at: date)
    case .opened(let id): return front(id, on: date)
    case .contentChanged(let kind):
      reload(kind, because: .content, at: date)
      return renewPage(ofKind: kind)
    case .filesChanged(let widgets):
      for widget in widgets { schedule.reload(widget, because: .content, at: date) }
    case .reloadRequested(let kind): reload(kind, because: .center, at: date)
    }
    return []
  }

  /// Asks for the widgets of a kind again, or for all.
  private mutating func reload(_ kind: String?, because reason: ReloadReason, at date: Date) {
    guard let kind else { return reloadAll(because: reason, at: date) }
    for instance in instances where instance.kind == kind {
      schedule.reload(instance.id, because: reason, at: date)
    }
  }

  /// Asks for all widgets again, first for those on the page.
  mutating func reloadAll(because reason: ReloadReason, at date: Date) {
    schedule.show(only: visible, at: date)
    schedule.reloadAll(because: reason, at: date)
  }

  /// What shows of an answer finds its way by itself; only how the asking goes is told elsewhere. A page
  /// that was opened from the widget may have other things to show too.
  private mutating func receive(_ answer: Answer, at date: Date) -> [Effect] {
    let id = answer.request.instance
    let before = schedule.standing(of: id)
    schedule.receive(answer, at: date)
    let after = schedule.standing(of: id)
    if case .reel(let reel) = answer.outcome, reel.count > 0 {
      controlStates[id]?.show(answer.request.generation)
    }
    if before?.isTold == true || after?.isTold == true { scene.isSet = false }
    return answer.isReel && id == openPage?.instance ? renewPage() : []
  }

  /// Takes over what is set about the widgets that stand here.
  private mutating func set(_ instances: [Instance]) {
    for instance in instances {
      if let index = places[instance.id] {
        self.instances[index].configuration = instance.configuration
      }
    }
  }

  mutating func resize(to size: Size) {
    (self.size, pointer) = (size, nil)
    plan = ScreenPlan(size: size, families: instances.map(\.family), on: device)
    scene = Scene(size: size)
  }

  /// Shows the same in another way. What has been archived is archived again only where it is told
  /// something else about how it is shown.
  mutating func restyle(_ change: (inout Presentation) -> Void) {
    let before = presentation.look
    change(&presentation)
    let look = presentation.look
    guard look != before else { return }
    scene = look.tellsTheSame(as: before) ? scene.unpainted : Scene(size: size)
  }

  /// Other surroundings show the same entries, archived anew.
  private mutating func change<Value: Equatable>(
    _ aspect: WritableKeyPath<Presentation, Value>, to value: Value
  ) {
    guard presentation[keyPath: aspect] != value else { return }
    presentation[keyPath: aspect] = value
    scene = Scene(size: size)
  }
}

extension Answer {
  fileprivate var isReel: Bool { if case .reel = outcome { true } else { false } }
}

extension Standing {
  /// Whether the rows around the tiles say something about it.
  fileprivate var isTold: Bool { isLoading || isFailing }
}

extension Event {
  /// Whether other tiles may stand on the screen afterwards, or in other places.
  fileprivate var rearranges: Bool {
    switch self {
    case .input(.mouse(let mouse)): !mouse.isMove
    case .answered, .performed, .contentChanged, .filesChanged, .networkChanged, .reloadRequested:
      false
    default: true
    }
  }
}
