import Views

/// The keys that work right now, as far as the row below the tiles tells them.
struct Hints: Sendable {
  let marks: Marks
  private let shortcuts: [(shortcut: Shortcut, hint: Shortcut.Hint)]

  init(instances: Int, pages: Int, marks: Marks) {
    self.marks = marks
    shortcuts = Shortcut.all.compactMap { shortcut in
      guard shortcut.need.isMet(instances: instances, pages: pages) else { return nil }
      return shortcut.hint.map { (shortcut, $0) }
    }
  }

  var count: Int { shortcuts.count }

  /// Those that matter most, in the usual order.
  func views(count: Int) -> [HintView] {
    let ranks = shortcuts.map(\.hint.rank).sorted().prefix(count)
    return shortcuts.filter { ranks.contains($0.hint.rank) }.map {
      HintView(label: marks.text(of: $0.shortcut.label), name: $0.hint.name)
    }
  }

  /// Those that are told where there is hardly any room.
  var brief: [HintView] {
    shortcuts.compactMap(\.hint.brief).map {
      HintView(label: marks.text(of: $0.label), name: $0.name)
    }
  }
}

extension Shortcut.Need {
  fileprivate func isMet(instances: Int, pages: Int) -> Bool {
    switch self {
    case .nothing: true
    case .widget: instances > 0
    case .otherWidgets: instances > 1
    case .otherPages: pages > 1
    }
  }
}
