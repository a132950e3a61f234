extension Form {
  /// Handles an event in a form of this size; returns a request, or nil if the event makes none.
  package mutating func handle(_ event: PageEvent, columns: Int, rows: Int) -> FormRequest? {
    switch event {
    case .command(let command):
      let plan = FormPlan(of: self, columns: columns, rows: rows)
      return handle(command, textColumns: focused.map(plan.textColumns) ?? columns)
    case .typed(let character): changeAnswer { $0.insert(String(character)) }
    case .paste(let text): changeAnswer { $0.insert(text) }
    case .scroll(let count): changeAnswer { $0.scroll(by: count) }
    case .link(let url): return FormLink(url).flatMap { click($0) }
    }
    return nil
  }

  private mutating func click(_ link: FormLink) -> FormRequest? {
    guard let field = self[link.field], field.isShown else { return nil }
    focus(field.id)
    switch (field.answer, link.choice) {
    case (.choice(let options, _), let choice?) where options.indices.contains(choice):
      changeAnswer { $0 = .choice(options, choice) }
    case (.text(let entry), let choice?) where field.suggestions.indices.contains(choice):
      changeAnswer { $0 = .text(TextEntry(field.suggestions[choice].text, limit: entry.limit)) }
    case (.chooser, let choice?): changeAnswer { $0.take(at: choice) }
    case (.toggle, _), (.button, _), (.choice, nil): return act()
    default: break
    }
    return nil
  }

  private mutating func handle(_ command: KeyCommand, textColumns: Int) -> FormRequest? {
    if command == .save { return .save }
    if command == .move(.right), suggest() { return nil }
    var isTaken = false
    changeAnswer { isTaken = $0.handle(command, textColumns: textColumns) }
    guard !isTaken else { return nil }
    switch command {
    case .step(let count): step(by: count)
    case .move(.down): step(by: 1)
    case .move(.up): step(by: -1)
    case .move(let direction):
      if case .button = focused?.answer { step(by: direction == .right ? 1 : -1) }
    case .act: return act()
    case .open: return press() ?? .save
    default: break
    }
    return nil
  }

  /// Chooses the next suggestion at the end of a text that is one, or of an empty one.
  private mutating func suggest() -> Bool {
    guard let focused, case .text(let entry) = focused.answer, !focused.suggestions.isEmpty,
      entry.cursor == entry.characters.count
    else { return false }
    let texts = focused.suggestions.map(\.text)
    guard let next = entry.text.isEmpty ? 0 : texts.firstIndex(of: entry.text).map({ $0 + 1 })
    else { return false }
    changeAnswer { $0 = .text(TextEntry(texts[next % texts.count], limit: entry.limit)) }
    return true
  }

  /// Presses the button, flips the toggle or selects the next choice.
  private mutating func act() -> FormRequest? {
    changeAnswer { $0.turn() }
    return press()
  }

  /// The request of the focused button; nil if something else has the focus.
  private func press() -> FormRequest? {
    guard let focused, case .button = focused.answer else { return nil }
    return .press(focused.id)
  }
}

extension Field.Answer {
  /// Changes the answer by a command; false if it does nothing here.
  fileprivate mutating func handle(_ command: KeyCommand, textColumns: Int) -> Bool {
    switch (self, command) {
    case (.text(var entry), _):
      let isTaken =
        entry.holdsLines && command == .open
        ? entry.breakLine() : entry.handle(command, columns: textColumns)
      self = .text(entry)
      return isTaken
    case (.toggle, .move(.left)): self = .toggle(false)
    case (.toggle, .move(.right)): self = .toggle(true)
    case (.choice(let options, let index), .move(.left)):
      self = .choice(options, max(0, index - 1))
    case (.choice(let options, let index), .move(.right)):
      self = .choice(options, max(0, min(index + 1, options.count - 1)))
    case (.chooser(var chooser), _):
      let isTaken = chooser.handle(command)
      self = .chooser(chooser)
      return isTaken
    default: return false
    }
    return true
  }

  fileprivate mutating func insert(_ text: String) {
    switch self {
    case .text(var entry):
      entry.insert(text)
      self = .text(entry)
    case .chooser(var chooser):
      chooser.edit { $0.insert(text) }
      self = .chooser(chooser)
    default: break
    }
  }

  fileprivate mutating func take(at index: Int) {
    guard case .chooser(var chooser) = self else { return }
    chooser.take(at: index)
    self = .chooser(chooser)
  }

  /// Moves by so many options, to the last one at most.
  fileprivate mutating func scroll(by count: Int) {
    guard case .chooser(var chooser) = self else { return }
    var rest = abs(count)
    while rest > 0, chooser.move(by: count.signum()) { rest -= 1 }
    self = .chooser(chooser)
  }

  fileprivate mutating func turn() {
    switch self {
    case .toggle(let isOn): self = .toggle(!isOn)
    case .choice(let options, let index):
      self = .choice(options, options.isEmpty ? 0 : (index + 1) % options.count)
    case .text, .chooser, .button: break
    }
  }
}

extension Chooser {
  /// Handles a command; false if it does nothing here.
  fileprivate mutating func handle(_ command: KeyCommand) -> Bool {
    switch command {
    case .move(.up): return move(by: -1)
    case .move(.down): return move(by: 1)
    case .open: return choose()
    default:
      var isTaken = false
      edit { isTaken = $0.handle(command, columns: .max) }
      return isTaken
    }
  }
}

extension TextEntry {
  fileprivate mutating func breakLine() -> Bool {
    insert("\n")
    return true
  }
}

/// A request that a user makes by filling in a form.
package enum FormRequest: Hashable, Sendable {
  case press(Field.ID)
  case save
}
