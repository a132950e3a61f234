import Boards
import Cast
import Cells
import FoundationEssentials
import Pages
import Timelines

extension ConfigurationFront {
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.leave), .command(.quit): return leave(in: &context)
    case .command(.end):
      guard lets(.program) else { return .stay() }
      return .quit
    case .command(let command) where command.concernsProgram: return .pass
    case .command(let command): return handle(.command(command), in: &context)
    case .key(let key):
      guard let event = PageEvent(key, by: keys(in: context)) else { return .stay() }
      return handle(event, in: &context)
    case .paste(let text): return handle(.paste(text), in: &context)
    case .mouse(let mouse):
      context.follow(mouse)
      switch mouse.action {
      case .press(.left) where plan(in: context).page.back.contains(mouse.position):
        return leave(in: &context)
      case .press(.left):
        guard let url = occasion.seen.link(at: mouse.position) else { return .stay() }
        return handle(.link(url), in: &context)
      case .scroll(let direction):
        return handle(.scroll(direction.isForward ? 1 : -1), in: &context)
      default: return .stay()
      }
    }
  }

  private mutating func handle(
    _ event: PageEvent, in context: inout FrontContext
  ) -> FrontStep {
    guard saving == nil else { return .stay() }
    (warning, savesWhenFound) = (nil, false)
    let room = plan(in: context).formRoom
    switch form.handle(event, columns: room.width, rows: room.height) {
    case .save: return save(in: &context)
    case .cancel: return .close()
    case nil: return .stay(look(in: &context))
    }
  }

  /// Ends a search, or closes the editor. A step that is being saved goes on.
  private mutating func leave(in context: inout FrontContext) -> FrontStep {
    if let chooser = form.chooser, !chooser.query.isEmpty, saving == nil {
      savesWhenFound = false
      form.changeChooser { $0.endSearch() }
      return .stay(look(in: &context))
    }
    return lets(.page) ? .close() : .stay()
  }

  /// Whether the editor may be left now. The first attempt to lose changes only warns.
  private mutating func lets(_ departure: OpenPage.Departure) -> Bool {
    guard !form.changes.isEmpty, saving == nil, warning != departure else { return true }
    warning = departure
    return false
  }

  /// Saves the changes as one step, once what is searched is found.
  private mutating func save(in context: inout FrontContext) -> FrontStep {
    if let chooser = form.chooser, !chooser.query.isEmpty {
      form.changeChooser { _ = $0.choose() }
      savesWhenFound = form.chooser?.takesFirst ?? false
      guard form.chooser?.query.isEmpty == true else { return .stay(look(in: &context)) }
    }
    if let wrong = form.wrong {
      form.focus(wrong)
      return .stay(look(in: &context))
    }
    let changes = form.changes
    guard !changes.isEmpty else { return .close() }
    let (revision, board) = (Revision(changes), context.board)
    do {
      try board.board.check(revision, of: widget, kinds: board.kinds, zone: context.zone)
    } catch {
      // The values were read before, so that only their length is left.
      context.messages.passing = "editor.too-long"
      return .stay()
    }
    let effects = context.arrange { $0.apply([.revise(widget, revision)]) }
    guard case .arrange(let step)? = effects.first else { return .close() }
    saving = step.id
    return .stay(effects)
  }

  /// Asks for the choices that aren't known yet.
  mutating func look(in context: inout FrontContext) -> [Effect] {
    let requests = search.look(in: &form, named: context.presentation.strings) {
      context.choiceCount += 1
      return context.choiceCount
    }
    return requests.map(Effect.find)
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .arranged(let step, .saved) where step == saving: return .close()
    case .arranged(let step, .refused) where step == saving:
      saving = nil
      return followBoard(in: &context)
    case .boardChanged, .arranged: return followBoard(in: &context)
    case .zoneChanged(let zone):
      form.move(to: zone)
      return followBoard(in: &context)
    case .choicesFound(let answer): return take(answer, in: &context)
    case .opened where form.changes.isEmpty: return .close()
    default: return .stay()
    }
  }

  private mutating func take(
    _ answer: ChoiceAnswer, in context: inout FrontContext
  ) -> FrontStep {
    guard search.take(answer, in: &form, named: context.presentation.strings) else {
      return .stay()
    }
    let effects = look(in: &context)
    guard savesWhenFound, form.chooser?.takesFirst != true else { return .stay(effects) }
    savesWhenFound = false
    guard form.chooser?.query.isEmpty == true, case .stay(let saving) = save(in: &context) else {
      return .stay(effects)
    }
    return .stay(effects + saving)
  }

  /// Takes over what another process has changed on the board.
  private mutating func followBoard(in context: inout FrontContext) -> FrontStep {
    guard let settings = context.board.board.settings(of: widget) else {
      context.messages.passing = "board.refused.gone"
      return .close()
    }
    if context.board.board.isWritten {
      context.messages.passing = "home.written"
      return .close()
    }
    // While a step is being saved, the board shows it already.
    guard saving == nil else { return .stay() }
    form.follow(settings)
    return .stay(look(in: &context))
  }
}
