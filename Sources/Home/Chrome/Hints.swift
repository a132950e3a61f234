import Keys
import Views

/// The working keys that the footer shows.
struct Hints: Sendable {
  let marks: Marks
  private let place: KeyPlace
  private let isEntering: Bool
  private let isOpening: Bool
  private let shortcuts: [(shortcut: Shortcut, hint: Shortcut.Hint)]

  /// Chooses the keys that work at a place in a situation.
  init(of all: [Shortcut], at place: KeyPlace, in situation: Situation, marks: Marks) {
    (self.place, self.marks) = (place, marks)
    let isHome = place == .home || place == .locked
    isOpening = situation.controls == 0 || situation.hasPage && !situation.isInside
    isEntering = !isOpening && !situation.isInside && situation.controls > 1
    shortcuts = all.compactMap { shortcut in
      guard let hint = shortcut.hint, shortcut.need.isMet(in: situation),
        hint.isForControls || !situation.isInside, isHome || !hint.isForHome
      else { return nil }
      return (shortcut, hint)
    }
  }

  /// The most important hints that fit into `columns`, in the usual order.
  func views(in columns: Int, gap: Int, width: (HintView) -> Int) -> [HintView] {
    let ranked = shortcuts.sorted { $0.hint.rank < $1.hint.rank }
    var room = columns + gap
    let told = ranked.prefix {
      room -= width(view(of: $0)) + gap
      return room >= 0
    }
    guard let last = told.last?.hint.rank else { return [] }
    return shortcuts.filter { $0.hint.rank <= last }.map(view)
  }

  private func view(of entry: (shortcut: Shortcut, hint: Shortcut.Hint)) -> HintView {
    let hint = entry.hint
    return HintView(
      label: marks.text(of: entry.shortcut.hintLabel(at: place)),
      name: (isEntering ? hint.entering : isOpening ? hint.opening : nil) ?? hint.name)
  }

  /// The hints for very little space.
  var brief: [HintView] {
    shortcuts.compactMap(\.hint.brief).map {
      HintView(label: marks.text(of: $0.label), name: $0.name)
    }
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
    }
  }
}
