import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Timelines
import WidgetIntents

extension Home {
  mutating func handle(_ input: Input, on occasion: InputOccasion) -> [Effect] {
    switch input {
    case .key(let key): return handle(key, on: occasion)
    case .mouse(let mouse): return handle(mouse, on: occasion)
    case .paste(let text): return route(.paste(text), on: occasion)
    case .focus(false): context.pointer = nil
    case .focus(true): break
    }
    return []
  }

  /// Handles a key. What an input method has composed counts as its keys in order, each handled by
  /// what is in front by then; where text is typed, it is text.
  private mutating func handle(_ key: Key, on occasion: InputOccasion) -> [Effect] {
    if let typed = key.typedBehindEscape {
      // Holding Alt by mistake must not quit the program.
      let effects = handle(Key(.escape), on: occasion)
      return effects + (ends(typed) ? [] : handle(typed, on: occasion))
    }
    let strokes = takesText && key.isTyped ? [key] : key.strokes
    guard strokes != [key] else {
      let before = (focus, context.board.inside)
      let effects = press(key, on: occasion)
      if before == (focus, context.board.inside) { tellOfReplacement(of: key) }
      return effects
    }
    return strokes.flatMap { stroke in
      isClosed ? [] : handle(.input(.key(stroke)), at: occasion.date, seen: occasion.seen)
    }
  }

  private mutating func press(_ key: Key, on occasion: InputOccasion) -> [Effect] {
    endPassingMessage()
    (context.cast.reply, context.pointer) = (nil, nil)
    for index in seen.reversed() {
      let keys = fronts[index].keys(in: context)
      let command = keys.command(for: key)
      guard command != nil || keys.takesAll else { continue }
      let step = fronts[index].handle(
        command.map(FrontInput.command) ?? .key(key), in: &context, on: occasion)
      if case .yield = step {
        fronts.remove(at: index)
        return press(key, on: occasion)
      }
      if !step.isPass { return take(step, of: index) }
      if keys.takesAll, let command { return carryOut(command, at: occasion.date) }
    }
    let command = [keyPlace, .home].lazy.compactMap { [context] in
      context.keys(at: $0).command(for: key)
    }.first
    return command.map { carryOut($0, at: occasion.date) } ?? []
  }

  /// Says once which key does now what one that moved nothing did in earlier versions.
  private mutating func tellOfReplacement(of key: Key) {
    guard case .character(let letter) = key.latin.code, "hkl".contains(letter), key.isTyped,
      let front = seen.last, !fronts[front].keys(in: context).takesAll,
      toldKeys.insert(letter).inserted
    else { return }
    context.messages.passing = "keys.replaced.\(letter)"
  }

  /// A key or a click ends a message that the user could read.
  private mutating func endPassingMessage() {
    guard !seen.contains(where: { fronts[$0].hidesMessages }) else { return }
    (context.messages.passing, context.messages.look) = (nil, nil)
  }

  /// A click on a key in the last row does what the key does, one on a page's dot leads there.
  private mutating func handle(_ mouse: Mouse, on occasion: InputOccasion) -> [Effect] {
    guard mouse.action == .press(.left) else { return route(.mouse(mouse), on: occasion) }
    endPassingMessage()
    let url = occasion.seen.link(at: mouse.position)
    if let dot = url.flatMap({ DotLink($0) }), let front = seen.last {
      return carryOut(dot.command, from: front, on: occasion)
    }
    guard let link = url.flatMap({ KeyLink($0) }) else { return route(.mouse(mouse), on: occasion) }
    for index in seen.reversed() {
      let keys = fronts[index].keys(in: context)
      if let command = link.command(in: keys) {
        return carryOut(command, from: index, on: occasion)
      }
      if keys.takesAll { break }
    }
    return []
  }

  /// Performs a command of a front or, if that doesn't take it, of the program.
  private mutating func carryOut(
    _ command: KeyCommand, from index: Int, on occasion: InputOccasion
  ) -> [Effect] {
    let step = fronts[index].handle(.command(command), in: &context, on: occasion)
    return step.isPass ? carryOut(command, at: occasion.date) : take(step, of: index)
  }

  /// Offers input to the visible fronts, front to back, until one takes it.
  private mutating func route(_ input: FrontInput, on occasion: InputOccasion) -> [Effect] {
    for index in seen.reversed() {
      let step = fronts[index].handle(input, in: &context, on: occasion)
      if !step.isPass { return take(step, of: index) }
    }
    return []
  }

  /// Performs a command that no front has taken and that concerns the whole program.
  private mutating func carryOut(_ command: KeyCommand, at date: Date) -> [Effect] {
    switch command {
    case .reloadAll:
      context.cast.reloadAllWhenPlaced(because: .person)
      screenSlots = nil
    case .go(let destination): return go(to: destination.place, at: date)
    case .lock(let isLocked): return lock(isLocked, at: date)
    case .enlargeType(let count):
      return changeLooks { $0.enlargeType(by: count, at: date) }
    case .settings where !isLocked:
      fronts.append(SettingsFront(in: context))
      return [.tellSettings]
    case .help: fronts.append(PanelFront(.help(keyPlace)))
    case .turn(let aspect): return changeLooks { $0.turn(aspect, at: date) }
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .quit, .end: isClosed = true
    case .move, .step, .first, .last, .turnPage, .reload, .inspect, .act, .open, .press, .leave,
      .settings, .changeUnits, .save, .beginAnother, .remove, .undo, .redo, .find, .shift,
      .configure,
      .keep, .prolong, .neither, .rearrange, .pick, .resize, .breakPage, .stack, .turnStack, .edit:
      break
    }
    return []
  }

  /// Whether a key ends the program where nothing is open.
  private func ends(_ key: Key) -> Bool {
    key.strokes.map(context.keys(at: .home).command).contains { $0 == .quit || $0 == .end }
  }

  /// The place of what is in front.
  private var keyPlace: KeyScope { seen.last.map { fronts[$0].keys(in: context).place } ?? .home }

  private var takesText: Bool { keyPlace.takesText }

  /// Makes what a key changes of the looks a step that can be taken back.
  private mutating func changeLooks(_ change: (inout Home) -> Void) -> [Effect] {
    let before = context.presentation.preferences
    change(&self)
    let after = context.presentation.preferences
    let words = after.changes(from: before)
    guard !words.isEmpty else { return [] }
    for aspect in words.keys { context.settings.origins[aspect] = .screen }
    context.board.note(looks: words, before: before.changes(from: after))
    context.tell(of: words, undoing: true)
    return [.keep(after)]
  }

  /// Changes the text size by `count` steps.
  private mutating func enlargeType(by count: Int, at date: Date) {
    let typeSize = context.presentation.preferences.accessibility.typeSize
    adopt([.typeSize: typeSize.moved(by: count).rawValue], at: date)
  }

  /// Carries out a front's response.
  mutating func take(_ step: FrontStep, of index: Int) -> [Effect] {
    switch step {
    case .pass, .yield: break
    case .stay(let effects): return effects
    case .close(let effects):
      let isPage = fronts.remove(at: index) is PageFront
      // The page that is seen again may show what was changed on this one.
      return effects + (isPage ? renewPage() : [])
    case .open(let front, let effects):
      fronts.append(front)
      return effects
    case .replace(let front, let effects):
      fronts[index] = front
      return effects
    case .set(let words, let date):
      adopt(words, at: date)
      for aspect in words.keys { context.settings.origins[aspect] = .screen }
      return [.keep(context.presentation.preferences)]
    case .refuse(let actionFault): refuse(actionFault)
    case .quit: isClosed = true
    }
    return []
  }

  /// Says why an action can't be, at the focused widget if there is one.
  private mutating func refuse(_ actionFault: ActionFault) {
    if let focus {
      context.cast.refuse(actionFault, focus)
    } else {
      context.messages.passing = actionFault.words.key
    }
  }

  /// The focused widget.
  var focus: Instance.ID? {
    seen.reversed().lazy.compactMap { fronts[$0].focus(in: context) }.first
  }
}

extension FrontStep {
  fileprivate var isPass: Bool { if case .pass = self { true } else { false } }
}
