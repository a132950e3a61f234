/// The texts of a language by their keys: those of its files, and those that take their place.
package struct StringTable: Sendable {
  // One reference, because every view that is archived takes the table along.
  private let contents: Contents

  private final class Contents: Sendable {
    /// The first that has a key counts.
    let files: [StringFile]
    /// What counts before all files.
    let own: [String: String]
    /// What counts before everything.
    let made: MadeTexts?

    init(files: [StringFile] = [], own: [String: String] = [:], made: MadeTexts? = nil) {
      (self.files, self.own, self.made) = (files, own, made)
    }
  }

  /// Texts that are made when somebody asks for them.
  private struct MadeTexts: Sendable {
    let keys: Set<String>
    let text: @Sendable (String) -> String?
  }

  private init(_ contents: Contents) { self.contents = contents }

  package init(_ file: StringFile) { contents = Contents(files: [file]) }

  package init(_ entries: [String: String] = [:]) { contents = Contents(own: entries) }

  package subscript(key: String) -> String? {
    if let made = contents.made, made.keys.contains(key), let text = made.text(key) { return text }
    if !contents.own.isEmpty, let text = contents.own[key] { return text }
    for file in contents.files {
      if let text = file[key] { return text }
    }
    return nil
  }

  /// These texts, with others in their place where there are any.
  package func replacing(_ entries: [String: String]) -> StringTable {
    StringTable(
      Contents(
        files: contents.files, own: contents.own.merging(entries) { $1 }, made: contents.made))
  }

  /// These texts, with others for some keys, each made when it is asked for: the function returns nil for
  /// what is to stay. Functions that were given before count no more.
  package func replacing(
    _ keys: Set<String>, by text: @escaping @Sendable (String) -> String?
  ) -> StringTable {
    StringTable(
      Contents(
        files: contents.files, own: contents.own, made: MadeTexts(keys: keys, text: text)))
  }

  /// These texts, and those of another table, which count first.
  package func adding(_ other: StringTable) -> StringTable {
    StringTable(
      Contents(
        files: other.contents.files + contents.files,
        own: contents.own.merging(other.contents.own) { $1 },
        made: other.contents.made ?? contents.made))
  }
}

extension StringTable: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements) { first, _ in first })
  }
}

extension StringTable: Hashable {
  /// Functions are held for different ones.
  package static func == (left: StringTable, right: StringTable) -> Bool {
    left.contents === right.contents
      || left.contents.made == nil && right.contents.made == nil
        && left.contents.own == right.contents.own
        && left.contents.files.elementsEqual(right.contents.files) { $0.isSame(as: $1) }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(contents.own) }
}
