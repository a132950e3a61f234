import Boards
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines

extension SettingsFront {
  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.leave) where list.takesLeaving:
      return handle(.command(.leave), in: &context, at: occasion.date)
    case .command(.leave), .command(.quit): return .close()
    case .command(.end): return .quit
    case .command(let command) where list.focus == .search:
      return handle(.command(command), in: &context, at: occasion.date)
    case .key(let key):
      guard let event = PageEvent(key, by: keys(in: context)) else { return .stay() }
      return handle(event, in: &context, at: occasion.date)
    case .paste(let text): return handle(.paste(text), in: &context, at: occasion.date)
    case .command(let command) where command.concernsProgram: return .pass
    case .command(let command) where command.concernsSettings || command == .open:
      return handle(.command(command), in: &context, at: occasion.date)
    case .mouse(let mouse):
      context.follow(mouse)
      switch mouse.action {
      case .press(.left) where SettingsPlan(context.size).page.back.contains(mouse.position):
        return .close()
      case .press(.left):
        let url = occasion.seen.link(at: mouse.position)
        return url.map { handle(.link($0), in: &context, at: occasion.date) } ?? .stay()
      case .scroll(let direction):
        return handle(.scroll(direction.isForward ? 1 : -1), in: &context, at: occasion.date)
      default: return .stay()
      }
    case .command: return .stay()
    }
  }

  private mutating func handle(
    _ event: PageEvent, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    let plan = SettingsPlan(context.size)
    switch list.handle(event, rows: plan.listRows, columns: plan.listRoom.innerColumns) {
    case .act(let id), .open(let id):
      if let choice = Choice(id) {
        return set(choice.setting.aspect, to: choice.setting.word, in: context, at: date)
      }
      return turn(by: 1, in: context, at: date)
    case .turn(let count): return turn(by: count, in: context, at: date)
    case .remove:
      guard let aspect = aspect else { return .stay() }
      let usual = context.settings.words[aspect] ?? Preferences().word(for: aspect)
      return set(aspect, to: usual, in: context, at: date)
    case .search:
      show(in: context)
      return .stay()
    case .undo:
      guard let last = changes.popLast() else { return .stay() }
      return .set([last.aspect: last.word], at: date)
    default: return .stay()
    }
  }

  /// Shows the settings in which the words that are searched stand.
  private mutating func show(in context: FrontContext) {
    let words = SearchedText.words(of: list.query)
    list.show(context.settingSections(with: words))
  }

  /// The look in the highlighted row; nil if there is none.
  private var aspect: Aspect? {
    if case .aspect(let aspect)? = list.item.flatMap(SettingRow.Subject.init) {
      aspect
    } else {
      nil
    }
  }

  private mutating func turn(by count: Int, in context: FrontContext, at date: Date) -> FrontStep {
    guard let aspect else { return .stay() }
    let words = words(of: aspect, in: context)
    let word = context.presentation.preferences.word(for: aspect)
    let index = words.firstIndex(of: word).map { $0 + count } ?? 0
    return set(aspect, to: words[(index + words.count) % words.count], in: context, at: date)
  }

  private func words(of aspect: Aspect, in context: FrontContext) -> [String] {
    switch aspect {
    // Those of the same palettes would look the same.
    case .theme: ThemeName.families.map(\.rawValue)
    case .wallpaper, .lockWallpaper:
      aspect.words + ownWallpapers(of: aspect, in: context).map(\.word)
    default: aspect.words
    }
  }

  private mutating func set(
    _ aspect: Aspect, to word: String, in context: FrontContext, at date: Date
  ) -> FrontStep {
    let before = context.presentation.preferences.word(for: aspect)
    guard before != word else { return .stay() }
    changes.append((aspect, before))
    return .set([aspect: word], at: date)
  }

  mutating func follow(
    _ event: Event, in context: inout FrontContext, at date: Date
  ) -> FrontStep {
    switch event {
    case .settingsTold: show(in: context)
    case .keysChanged:
      show(in: context)
      return .stay([.tellSettings])
    case .preferencesChanged, .colorsChanged, .saved, .lastingFault, .contentChanged:
      return .stay([.tellSettings])
    case .pictureRead(let reading):
      if case .success(let pixels) = reading.outcome { take(pixels, at: reading.path) }
    case .opened: return .close()
    default: break
    }
    return .stay()
  }
}
