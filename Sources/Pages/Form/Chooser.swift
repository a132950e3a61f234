package import WidgetIntents

/// An answer that is chosen from a list, which is searched by typing.
///
/// Whoever has the form knows what there is to choose, and offers it for what is typed.
package struct Chooser: Hashable, Sendable {
  package struct Option: Identifiable, Hashable, Sendable {
    package let id: String
    package let title: LocalizedStringResource
    /// What tells it from others with its title; nil if nothing does.
    package let detail: LocalizedStringResource?

    package init(
      id: String, title: LocalizedStringResource, detail: LocalizedStringResource? = nil
    ) {
      (self.id, self.title, self.detail) = (id, title, detail)
    }
  }

  /// What is chosen; only one option unless it holds many.
  package private(set) var chosen: [Option]
  package let holdsMany: Bool
  package private(set) var options: [Option] = []
  /// Whether the options for what is typed aren't known yet.
  package private(set) var isAwaited = true
  private(set) var search: TextEntry
  /// The index of the option that Return takes.
  private(set) var index = 0
  /// Whether the first option is taken as soon as it is known.
  package private(set) var takesFirst = false

  private static let longestSearch = 200

  package init(_ chosen: [Option], holdsMany: Bool = false) {
    (self.chosen, self.holdsMany) = (chosen, holdsMany)
    search = TextEntry(limit: Self.longestSearch)
  }

  /// The option that Return takes; nil while the options aren't known.
  package var highlighted: Option? {
    !isAwaited && options.indices.contains(index) ? options[index] : nil
  }

  /// What is typed; empty if nothing is.
  package var query: String { search.text }

  /// Offers the options for what is typed.
  package mutating func offer(_ options: [Option]) {
    let known = self.options.indices.contains(index) && !isAwaited ? self.options[index].id : nil
    (self.options, isAwaited) = (options, false)
    let focused = known ?? (query.isEmpty ? chosen.first?.id : nil)
    index = options.firstIndex { $0.id == focused } ?? 0
    if takesFirst, !options.isEmpty { take() }
    takesFirst = false
  }

  /// Chooses something else, which need not be offered.
  package mutating func choose(_ options: [Option]) {
    chosen = options
    index = self.options.firstIndex { $0.id == options.first?.id } ?? index
  }

  /// What is chosen and has no title but its identity.
  package var untitled: [String] {
    chosen.filter { $0.title.key == $0.id && !$0.id.isEmpty }.map(\.id)
  }

  package func isChosen(_ option: Option) -> Bool { chosen.contains { $0.id == option.id } }

  /// Searches nothing any more.
  package mutating func endSearch() {
    if !query.isEmpty { edit { $0 = TextEntry(limit: $0.limit) } }
  }

  mutating func edit(_ change: (inout TextEntry) -> Void) {
    let before = query
    change(&search)
    if query != before { (isAwaited, index, takesFirst) = (true, 0, false) }
  }

  mutating func take(at index: Int) {
    guard options.indices.contains(index) else { return }
    self.index = index
    take()
  }

  /// Moves to another option; false beyond the ends.
  mutating func move(by count: Int) -> Bool {
    guard !isAwaited, options.indices.contains(index + count) else { return false }
    index += count
    return true
  }

  /// Takes the focused option, or the first one once it is known; false if nothing is left to take.
  package mutating func choose() -> Bool {
    if isAwaited, !query.isEmpty {
      defer { takesFirst = true }
      return !takesFirst
    }
    guard options.indices.contains(index) else { return !query.isEmpty }
    guard holdsMany || !isChosen(options[index]) || !query.isEmpty else { return false }
    take()
    return true
  }

  private mutating func take() {
    let option = options[index]
    if !holdsMany {
      chosen = [option]
    } else if isChosen(option) {
      chosen.removeAll { $0.id == option.id }
    } else {
      chosen.append(option)
    }
    endSearch()
  }
}
