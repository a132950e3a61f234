import Boards
import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import Timelines
import Views
import WidgetIntents

/// The page of settings: what holds and where it comes from. It changes what the screen may change.
struct SettingsFront: Front {
  var list = ItemList()
  /// The words that were changed, the last change last.
  var changes: [(aspect: Aspect, word: String)] = []
  /// The pictures of the user's own wallpapers that were read, in little, by their paths.
  private var pictures: [String: Pixels] = [:]
  private let palettes: Palettes

  let isOpaque = true
  let isPrivate = true

  init(in context: FrontContext) {
    palettes = context.presentation.palettes()
    list.show(context.settingSections)
    if let path = context.presentation.preferences.wallpaper.path {
      take(context.presentation.picture, at: path)
    }
  }

  /// Keeps the picture of a wallpaper as small as it is shown, two pixels for a cell.
  mutating func take(_ picture: Pixels?, at path: String) {
    let size = Size(width: SwatchRoom.width, height: 2 * SwatchRoom.height)
    pictures[path] = picture?.filling(size)
  }

  func keys(in context: FrontContext) -> FrontKeys { context.keys(at: list.place) }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let plan = SettingsPlan(context.size)
    func slot(_ part: String, _ frame: Rect?, _ view: () -> some View) -> Slot? {
      frame.map { Slot(SlotID(part), .chrome(context.archived(view())), in: $0) }
    }
    return [
      slot("header", plan.page.header) {
        PageHeader(
          title: "settings.title", notice: nil,
          mark: SettingsMark(notice: context.messages.shown), back: context.backTitle,
          marks: context.marks)
      },
      slot("settings", plan.list) {
        SettingsList(
          list: list, rows: rows(in: context), room: plan.listRoom, gap: plan.listGap,
          marks: context.marks)
      },
      slot("themes", plan.themes) { themes(in: context) },
      slot("wallpapers", plan.wallpapers) { wallpapers(in: context) },
      plan.page.footer.map {
        Slot(SlotID("footer"), .chrome(context.footer(of: hints(in: context), in: $0)), in: $0)
      },
    ].compactMap(\.self)
  }

  private func rows(in context: FrontContext) -> [ItemList.ID: SettingRow] {
    list.sections.flatMap(\.items).reduce(into: [:]) { $0[$1] = context.settingRow($1) }
  }

  private func themes(in context: FrontContext) -> some View {
    let appearance = context.presentation.look.toldScheme
    return SwatchShelf(
      title: "settings.aspect.theme", note: "settings.themes.note",
      ids: ThemeName.families.map { Choice.theme($0).id },
      chosen: Choice.theme(context.presentation.preferences.theme.name.family).id,
      name: { Text(LocalizedStringKey("settings.value." + (Choice($0)?.name ?? $0))) },
      picture: { [palettes] id in
        ThemePicture(palette: Choice(id)?.theme.flatMap { palettes[$0.swatch(in: appearance)] })
      }, marks: context.marks)
  }

  private func wallpapers(in context: FrontContext) -> some View {
    let chosen = context.presentation.preferences.wallpaper
    let own = ownWallpapers(of: .wallpaper, in: context)
    // There is room for one of them.
    let shown = own.first { $0 == chosen } ?? own.first
    return SwatchShelf(
      title: "settings.aspect.wallpaper", note: "settings.wallpapers.note",
      ids: (Wallpaper.own + [shown].compactMap(\.self)).map { Choice.wallpaper($0).id },
      chosen: Choice.wallpaper(chosen).id,
      name: { Choice($0)?.wallpaper?.told ?? Text(verbatim: $0) },
      picture: { [pictures] id in
        let wallpaper = Choice(id)?.wallpaper ?? .gradient
        return WallpaperPicture(
          wallpaper: wallpaper, pixels: wallpaper.path.flatMap { pictures[$0] })
      },
      marks: context.marks)
  }

  /// The user's own wallpapers that are known: of the file, of a flag, and those that were chosen.
  func ownWallpapers(of aspect: Aspect, in context: FrontContext) -> [Wallpaper] {
    let words =
      [context.settings.words[aspect], context.settings.asked[aspect]]
      + changes.map { $0.aspect == aspect ? $0.word : nil }
      + [context.presentation.preferences.word(for: aspect)]
    return words.reduce(into: []) { own, word in
      guard let wallpaper = word.flatMap(Wallpaper.init), !Wallpaper.own.contains(wallpaper),
        !own.contains(wallpaper)
      else { return }
      own.append(wallpaper)
    }
  }

  private func hints(in context: FrontContext) -> Hints {
    let keys = keys(in: context)
    let isOpen = list.item.flatMap(context.settingRow)?.isOpen ?? false
    let offered = keys.shortcuts.filter { shortcut in
      let commands = shortcut.bindings(at: keys.place).map(\.command)
      // The highlighted row shows by itself that it can be turned.
      return !commands.contains(.move(.left))
        && commands.contains { $0.concernsSettings && (isOpen || !$0.changesSetting) }
    }
    return Hints(
      of: offered, at: keys.place, in: Situation(isUndoable: !changes.isEmpty),
      marks: context.marks,
      naming: { command in
        switch command {
        case .act: "settings.change"
        case .remove: "settings.reset"
        default: nil
        }
      })
  }
}

extension KeyCommand {
  /// Whether it does something on the page of settings.
  var concernsSettings: Bool {
    switch self {
    case .move, .first, .last, .turnPage, .act, .remove, .undo, .find, .leave, .quit: true
    case .open: false
    default: concernsProgram
    }
  }

  fileprivate var changesSetting: Bool {
    switch self {
    case .act, .remove, .move(.left), .move(.right): true
    default: false
    }
  }
}

extension SettingsFront {
  /// What a small picture chooses.
  enum Choice: Hashable {
    case theme(ThemeName)
    case wallpaper(Wallpaper)

    init?(_ id: ItemList.ID) {
      let parts = id.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case Aspect.theme.rawValue:
        guard let theme = ThemeName(rawValue: parts[1]) else { return nil }
        self = .theme(theme)
      case Aspect.wallpaper.rawValue:
        guard let wallpaper = Wallpaper(parts[1]) else { return nil }
        self = .wallpaper(wallpaper)
      default: return nil
      }
    }

    var id: ItemList.ID { name }

    /// The aspect and its word.
    var name: String { "\(setting.aspect.rawValue).\(setting.word)" }

    var setting: (aspect: Aspect, word: String) {
      switch self {
      case .theme(let theme): (.theme, theme.rawValue)
      case .wallpaper(let wallpaper): (.wallpaper, wallpaper.word)
      }
    }

    var theme: ThemeName? { if case .theme(let theme) = self { theme } else { nil } }
    var wallpaper: Wallpaper? {
      if case .wallpaper(let wallpaper) = self { wallpaper } else { nil }
    }
  }
}

/// What the title row says of the user's file.
private struct SettingsMark: View {
  let notice: String?

  var body: some View {
    if let notice {
      Text(LocalizedStringKey(notice)).foregroundStyle(Color.warning)
    } else {
      Text("settings.live").foregroundStyle(.secondary)
    }
  }
}

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

/// A wallpaper in little.
struct WallpaperPicture: View {
  let wallpaper: Wallpaper
  /// What its picture shows, two pixels for a cell; nil if it has none or it wasn't read.
  let pixels: Pixels?

  var body: some View {
    if let pixels {
      VStack(spacing: 0) {
        ForEach(0..<pixels.size.height / 2) { y in
          HStack(spacing: 0) {
            ForEach(0..<pixels.size.width) { x in
              Color(pixels[x, 2 * y].mixed(with: pixels[x, 2 * y + 1], 0.5))
            }
          }
        }
      }
    } else if wallpaper == .terminal || wallpaper.path != nil {
      Color.primary.opacity(0.15)
    } else {
      wallpaper
    }
  }
}

extension Wallpaper {
  /// What it is called on the page of settings: a picture by the name of its file.
  var told: Text {
    switch self {
    case .picture(let path): Text(verbatim: String(path.split(separator: "/").last ?? ""))
    case .colors: Text("settings.value.wallpaper.colors")
    default: Text(LocalizedStringKey("settings.value.wallpaper." + word))
    }
  }
}
