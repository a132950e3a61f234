import Home
import Layout
import Pages
import System

/// The file that saves the user's preferences between runs, and shares them with other dashboards.
struct PreferencesFile: Sendable {
  typealias Changes = [Preferences.Aspect: KeptWord]

  /// Why the existing file couldn't be read.
  private(set) var fault: FileFault?
  /// Why the last attempt to save failed; nil too where there is no folder to save in.
  private(set) var writingFault: FileFault?
  /// What is in the file.
  private(set) var text: PreferencesText
  let file: SmallFile?
  /// What couldn't be saved yet.
  private var unsaved: Changes = [:]
  private var isLossTold = false

  static let name = "looks"

  /// For a kind of terminal; an empty word for any.
  init(in directories: Directories?, for terminal: String = "") {
    text = PreferencesText(for: terminal)
    file = directories.map { SmallFile(path: "\($0.state)/\(Self.name)") }
    read()
  }

  /// Saves changes; the rest stays as other processes have left it. Sets aside a file that can't be
  /// read. If nothing can be written, the changes hold for this run, and are saved with the next ones;
  /// returns why, the first time.
  @discardableResult
  mutating func keep(_ changes: Changes) -> SavingFault? {
    guard !changes.isEmpty else { return nil }
    unsaved.merge(changes) { $1 }
    read()
    text.adopt(unsaved)
    guard let savingFault = write() else {
      unsaved = [:]
      return nil
    }
    defer { isLossTold = true }
    return isLossTold ? nil : savingFault
  }

  private mutating func read() {
    do throws(FileFault) {
      (text, fault) = (PreferencesText(for: text.terminal), nil)
      if let file, let found = try PreferencesText(in: file, for: text.terminal) { text = found }
    } catch {
      fault = error
    }
  }

  /// Writes the text; returns why that failed.
  private mutating func write() -> SavingFault? {
    guard let file else { return .unknown }
    if fault != nil { file.setAside() }
    fault = nil
    do throws(FileFault) {
      try file.write(text.description)
      writingFault = nil
    } catch {
      writingFault = error
    }
    return writingFault?.savingFault
  }
}

/// A line of the preferences file that says nothing that could be kept.
struct WrongLine: Error, Hashable {
  enum Cause: Hashable {
    case noAspect
    /// A word that an aspect doesn't have.
    case unfit(Preferences.Aspect, String)
  }

  let number: Int
  let cause: Cause

  init(_ number: Int, _ cause: Cause) {
    (self.number, self.cause) = (number, cause)
  }
}

extension WrongLine.Cause {
  func clause(in strings: StringTable) -> String {
    switch self {
    case .noAspect:
      strings.text(
        "error.file.line.aspect %@",
        strings.alternatives(Preferences.Aspect.allCases.map(\.rawValue)))
    case .unfit(let aspect, let word):
      strings.text("error.file.line.unfit %@ %@", aspect.rawValue, word.quoted)
    }
  }
}

/// A word that a key of the screen has set, and what `config.toml` said at that time. It counts until the
/// file says something else.
struct KeptWord: Hashable, Sendable {
  let word: String
  /// Nil if the file said nothing.
  let over: String?

  init(_ word: String, over: String?) {
    (self.word, self.over) = (word, over)
  }
}

extension KeptWord {
  /// Parses the format of `description`; fails without a word.
  init?(parsing text: String) {
    self.init(text.split(whereSeparator: \.isWhitespace).prefix(2))
  }

  /// Reads a word and, behind it, that of the file; fails without a word.
  init?(_ words: some Collection<Substring>) {
    guard let word = words.first else { return nil }
    self.init(word.withBlanks, over: words.dropFirst().first.map(\.withBlanks))
  }

  /// The word and, behind a space, that of the file. Blanks in them, as a path may have, are written as their
  /// bytes: `%20`.
  var description: String { [word, over].compactMap { $0?.withoutBlanks }.joined(separator: " ") }
}

extension String {
  fileprivate var withoutBlanks: String {
    reduce(into: "") { text, character in
      guard character.isWhitespace || character == "%" else { return text.append(character) }
      for byte in character.utf8 { text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16) }
    }
  }
}

extension Substring {
  fileprivate var withBlanks: String {
    var (bytes, rest): ([UInt8], Substring) = ([], self)
    while let sign = rest.firstIndex(of: "%") {
      let digits = rest[rest.index(after: sign)...].prefix(2)
      bytes += rest[..<sign].utf8
      if digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest[digits.endIndex...]
      } else {
        bytes.append(UInt8(ascii: "%"))
        rest = rest[rest.index(after: sign)...]
      }
    }
    return String(decoding: bytes + Array(rest.utf8), as: UTF8.self)
  }
}
