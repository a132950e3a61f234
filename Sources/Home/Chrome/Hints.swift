import Pages
import Views

/// The working keys that the footer shows.
struct Hints: Sendable {
  let marks: Marks
  private let place: KeyScope
  private let isEntering: Bool
  private let isOpening: Bool
  private let isHolding: Bool
  private let shortcuts: [(shortcut: Shortcut, hint: Shortcut.Hint)]
  private let ownName: @Sendable (KeyCommand) -> String?

  /// Chooses the keys that work at a place in a situation; a page may have words of its own for them.
  init(
    of all: [Shortcut], at place: KeyScope, in situation: Situation, marks: Marks,
    naming ownName: @escaping @Sendable (KeyCommand) -> String? = { _ in nil }
  ) {
    (self.place, self.marks, self.ownName) = (place, marks, ownName)
    let isHome = place == .home || place == .locked
    isHolding = situation.isHolding
    isOpening = situation.controls == 0 || situation.hasPage && !situation.isInside
    isEntering = !isOpening && !situation.isInside && situation.controls > 1
    shortcuts = all.compactMap { shortcut in
      guard let hint = shortcut.hint, shortcut.need.isMet(in: situation),
        hint.isForControls || !situation.isInside, isHome || !hint.isForHome
      else { return nil }
      return (shortcut, hint)
    }
  }

  /// All hints, in the usual order.
  var views: [HintView] { shortcuts.map(view) }

  /// The most important hints that fit into `columns`, in the usual order, each made once.
  func shown<Made>(
    in columns: Int, gap: Int, making make: (HintView) -> Made, width: (Made) -> Int
  ) -> [Made] {
    var room = columns + gap
    var made: [Int: Made] = [:]
    for (place, entry) in shortcuts.enumerated().sorted(by: { $0.1.hint.rank < $1.1.hint.rank }) {
      let hint = make(view(of: entry))
      room -= width(hint) + gap
      guard room >= 0 else { break }
      made[place] = hint
    }
    return shortcuts.indices.compactMap { made[$0] }
  }

  /// All that its views are made of, in one look and language.
  var words: [String] {
    shortcuts.flatMap { entry in
      let view = view(of: entry)
      return [view.label, view.name, view.link?.name ?? ""]
    }
  }

  private func view(of entry: (shortcut: Shortcut, hint: Shortcut.Hint)) -> HintView {
    let hint = entry.hint
    return HintView(
      label: marks.text(of: entry.shortcut.hintLabel(at: place)),
      name: entry.shortcut.bindings(at: place).first.flatMap { ownName($0.command) }
        ?? (isHolding ? hint.holding : nil)
          ?? (isEntering ? hint.entering : isOpening ? hint.opening : nil) ?? hint.name,
      link: link(to: entry.shortcut))
  }

  /// The hints for very little space.
  var brief: [HintView] {
    shortcuts.compactMap { shortcut, hint in
      guard let brief = hint.brief, let label = shortcut.briefLabel(at: place) else { return nil }
      return HintView(label: marks.text(of: label), name: brief.name, link: link(to: shortcut))
    }
  }

  /// Of keys that lead both ways, the one that leads on.
  private func link(to shortcut: Shortcut) -> KeyLink? {
    let commands = shortcut.bindings(at: place).map(\.command)
    return (commands.first { !$0.leadsBack } ?? commands.first).map { KeyLink(to: $0) }
  }
}

extension Shortcut.Need {
  fileprivate func isMet(in situation: Situation) -> Bool {
    switch self {
    case .nothing: true
    case .widget: situation.instances > 0
    case .otherWidgets:
      situation.isInside ? situation.controls > 1 : situation.instances > 1
    case .otherPages: situation.pages > 1
    case .control: situation.controls + situation.links > 0 && !situation.isLocked
    case .action: (situation.controls > 0 || situation.hasPage) && !situation.isLocked
    case .inside: situation.isInside
    case .locked: situation.isLocked
    case .unlocked: !situation.isLocked
    case .colors: situation.hasColors
    case .inStack: situation.isInStack
    case .suggested: situation.isSuggested && !situation.isLocked
    case .stackable: situation.isInStack || situation.isHolding
    case .undoable: situation.isUndoable
    case .configurable: situation.isConfigurable && !situation.isLocked
    }
  }
}

extension KeyCommand {
  fileprivate var leadsBack: Bool {
    switch self {
    case .move(.left), .move(.up), .first: true
    case .step(let count), .turnPage(let count): count < 0
    default: false
    }
  }
}
