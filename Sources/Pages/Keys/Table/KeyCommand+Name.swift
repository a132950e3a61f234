extension KeyCommand {
  /// The name under which settings know the command.
  package var name: String {
    switch self {
    case .move(let direction): direction.rawValue
    case .step(let count): count < 0 ? "previous" : "next"
    case .first: "first"
    case .last: "last"
    case .turnPage(let count): count < 0 ? "previous-page" : "next-page"
    case .reload: "reload"
    case .reloadAll: "reload-all"
    case .inspect: "timeline"
    case .act: "press"
    case .open: "open"
    case .press(let number): "press-\(number)"
    case .leave: "leave"
    case .go(let destination): destination.name
    case .lock(let isLocked): isLocked ? "lock" : "unlock"
    case .enlargeType(let count): count < 0 ? "smaller-text" : "larger-text"
    case .help: "help"
    case .turn(let aspect): aspect.rawValue
    case .changeUnits: "units"
    case .save: "save"
    case .beginAnother: "new"
    case .remove: "remove"
    case .undo: "undo"
    case .redo: "redo"
    case .find: "find"
    case .shift(let count): count < 0 ? "shift-up" : "shift-down"
    case .settings: "settings"
    case .configure: "edit-widget"
    case .rearrange: "edit"
    case .pick: "gallery"
    case .resize(let count): count < 0 ? "smaller" : "larger"
    case .breakPage(let count): count < 0 ? "page-before" : "page-behind"
    case .stack: "stack"
    case .turnStack(let count): count < 0 ? "previous-in-stack" : "next-in-stack"
    case .keep: "keep"
    case .prolong: "one-more-minute"
    case .neither: "neither"
    case .edit(let edit): edit.name
    case .repaint: "redraw"
    case .suspend: "suspend"
    case .quit: "quit"
    case .end: "end"
    }
  }
}

extension KeyCommand.TextEdit {
  fileprivate var name: String {
    switch self {
    case .moveByWord(let count): count < 0 ? "previous-word" : "next-word"
    case .eraseCharacter(let count): count < 0 ? "erase-before" : "erase-behind"
    case .eraseWord: "erase-word"
    case .eraseToStart: "erase-to-start"
    case .eraseToEnd: "erase-to-end"
    }
  }
}

extension KeyCommand.Destination {
  fileprivate var name: String {
    switch self {
    case .home: "home"
    case .today: "today"
    case .standBy: "standby"
    }
  }
}
