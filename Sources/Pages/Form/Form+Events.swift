import Cells

extension Form {
  /// Handles an event in a form of this size; returns a request, or nil if the event makes none.
  package mutating func handle(_ event: PageEvent, columns: Int, rows: Int) -> FormRequest? {
    switch event {
    case .key(let key):
      let plan = FormPlan(of: self, columns: columns, rows: rows)
      return handle(key, textColumns: focused.map(plan.textColumns) ?? columns)
    case .paste(let text): changeAnswer { $0.insert(text) }
    case .link(let url): return FormLink(url).flatMap { hit($0) }
    }
    return nil
  }

  private mutating func hit(_ link: FormLink) -> FormRequest? {
    guard let field = self[link.field], field.isShown else { return nil }
    focus(field.id)
    switch (field.answer, link.choice) {
    case (.choice(let options, _), let choice?) where options.indices.contains(choice):
      changeAnswer { $0 = .choice(options, choice) }
    case (.toggle, _), (.button, _): return act(onText: false)
    default: break
    }
    return nil
  }

  private mutating func handle(_ key: Key, textColumns: Int) -> FormRequest? {
    if key == Key("s", .control) { return .save }
    var isTaken = false
    changeAnswer { isTaken = $0.handle(key, textColumns: textColumns) }
    guard !isTaken else { return nil }
    switch (key.code, key.modifiers) {
    case (.tab, []), (.down, _): step(by: 1)
    case (.tab, .shift), (.up, _): step(by: -1)
    case (.enter, _): return act(onText: true)
    case (.character(" "), []): return act(onText: false)
    case (.left, _), (.right, _):
      if case .button = focused?.answer { step(by: key.code == .right ? 1 : -1) }
    default: break
    }
    return nil
  }

  /// Presses the button, flips the toggle or selects the next choice; a text is finished if
  /// `endsText`.
  private mutating func act(onText endsText: Bool) -> FormRequest? {
    switch focused?.answer {
    case .button: return focused.map { .press($0.id) }
    case .text: if endsText { step(by: 1) }
    case .toggle, .choice: changeAnswer { $0.turn() }
    case nil: break
    }
    return nil
  }
}

extension Field.Answer {
  /// Changes the answer by a key; false if the key does nothing here.
  fileprivate mutating func handle(_ key: Key, textColumns: Int) -> Bool {
    switch self {
    case .text(var entry):
      let isTaken =
        entry.holdsLines && key.code == .enter
        ? entry.breakLine() : entry.handle(key, columns: textColumns)
      self = .text(entry)
      return isTaken
    case .toggle where key.code == .left || key.code == .right:
      self = .toggle(key.code == .right)
      return true
    case .choice(let options, let index) where key.code == .left || key.code == .right:
      self = .choice(options, max(0, min(index + (key.code == .right ? 1 : -1), options.count - 1)))
      return true
    default: return false
    }
  }

  fileprivate mutating func insert(_ text: String) {
    guard case .text(var entry) = self else { return }
    entry.insert(text)
    self = .text(entry)
  }

  fileprivate mutating func turn() {
    switch self {
    case .toggle(let isOn): self = .toggle(!isOn)
    case .choice(let options, let index):
      self = .choice(options, options.isEmpty ? 0 : (index + 1) % options.count)
    case .text, .button: break
    }
  }
}

extension TextEntry {
  fileprivate mutating func breakLine() -> Bool {
    insert("\n")
    return true
  }
}
