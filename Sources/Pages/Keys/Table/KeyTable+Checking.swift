import Cells

extension KeyTable {
  /// The commands without which one is stuck.
  private static let needed: [KeyCommand] = [.help, .leave, .quit, .lock(false)]

  func checkNeeds() throws(KeyFault) {
    for name in Self.needed.map(\.name) where rebound[name]?.isEmpty == true { throw .needed(name) }
  }

  /// Throws if a key has two meanings at a place, or a command only keys that type something.
  func check(at place: KeyScope) throws(KeyFault) {
    let bindings = shortcuts.filter { $0.places.contains(place) }
      .flatMap { $0.bindings(at: place) }.sorted { isChosen($0) && !isChosen($1) }
    var known: [Key: Shortcut.Binding] = [:]
    for binding in bindings {
      let other = known.updateValue(binding, forKey: binding.key.withoutShift)
      guard let other, other.command != binding.command else { continue }
      throw other.key == binding.key
        ? .taken(binding.key, by: [other.command.name, binding.command.name])
        : .apartByShift([other.key, binding.key], [other.command.name, binding.command.name])
    }
    guard place.takesText else { return }
    try checkTyping(at: place)
  }

  private func checkTyping(at place: KeyScope) throws(KeyFault) {
    let (before, after) = (KeyTable.usual.at(place), at(place))
    for (name, keys) in rebound.sorted(by: { $0.key < $1.key }) where !keys.isEmpty {
      guard let command = KeyCommand.named[name], !before.keys(of: command).isEmpty else {
        continue
      }
      if after.keys(of: command).isEmpty { throw .typed(name) }
    }
  }

  private func isChosen(_ binding: Shortcut.Binding) -> Bool {
    rebound[binding.command.name] != nil
  }
}

extension Key {
  /// The key as far as a Hangul keyboard can tell it: Shift changes few jamo.
  var withoutShift: Key {
    guard case .character(let letter) = code, modifiers.isEmpty, letter.isASCII, letter.isUppercase,
      !TwoSet.changingWithShift.contains(letter), let small = letter.lowercased().first
    else { return self }
    return Key(small)
  }
}
