extension ItemList {
  /// What a command does where something is searched, in place of what it does elsewhere; nil if that is
  /// the same.
  package func nameInSearch(of command: KeyCommand) -> String? {
    focus == .search && command == .open ? "list.found" : nil
  }

  /// Whether a command does something where the focus is: a search has nothing to keep.
  package func offers(_ command: KeyCommand) -> Bool { focus != .search || command != .save }
}
