/// The action that a key triggers.
package enum KeyCommand: Hashable, Sendable {
  case move(Direction)
  /// Moves to the next widget or field or, with -1, to the previous one.
  case step(Int)
  case first, last
  case turnPage(Int)
  case reload, reloadAll
  case inspect
  /// Enters the focused tile, or presses the focused control.
  case act
  /// Opens the page behind the focused tile, or saves a form; otherwise acts.
  case open
  /// Presses the control with this number, from 1 on.
  case press(Int)
  /// Leaves the tile or the page.
  case leave
  case go(Destination)
  case lock(Bool)
  /// Enlarges the text by so many steps.
  case enlargeType(Int)
  case help
  /// Moves an aspect to its next value.
  case turn(Aspect)
  case changeUnits
  case save, beginAnother
  /// Removes the focused item of a list.
  case remove
  case undo, redo
  /// Searches a list.
  case find
  /// Moves the focused item of a list by so many places.
  case shift(Int)
  /// Changes the settings of what is shown.
  case configure
  /// Opens the page of settings.
  case settings
  /// Rearranges the board.
  case rearrange
  /// Opens the widget gallery.
  case pick
  /// Makes a widget larger or, with -1, smaller.
  case resize(Int)
  /// Begins a page with the widget or, with 1, behind it; or doesn't any more.
  case breakPage(Int)
  /// Puts the widget in hand into a stack, or takes it out of its stack.
  case stack
  /// Shows the next widget of a stack or, with -1, the one before.
  case turnStack(Int)
  /// Puts a suggested widget into the stack that shows it.
  case keep
  /// Has an alarm ring again in a minute.
  case prolong
  /// Answers that none of what is offered will do.
  case neither
  case edit(TextEdit)
  case repaint, suspend
  /// Closes what is open; quits where nothing is.
  case quit
  /// Ends the program, whatever is open.
  case end

  /// A place to go to; the Lock Screen is one by being locked.
  package enum Destination: Hashable, Sendable {
    case home, today, standBy
  }

  /// A change of a text at its cursor, or a move of the cursor.
  package enum TextEdit: Hashable, Sendable {
    /// Moves by a word, with -1 to the left.
    case moveByWord(Int)
    /// Erases the character behind the cursor or, with -1, before it.
    case eraseCharacter(Int)
    case eraseWord, eraseToStart, eraseToEnd
  }

  /// Whether the command concerns the whole program, whatever is in front.
  package var concernsProgram: Bool {
    switch self {
    case .go, .lock, .enlargeType, .help, .turn, .repaint, .suspend: true
    default: false
    }
  }

  /// The aspect of the presentation that the command changes; nil if none.
  package var aspect: Aspect? {
    switch self {
    case .turn(let aspect): aspect
    case .enlargeType: .typeSize
    default: nil
    }
  }
}

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
