package import Store
import System

/// A word of a line that gives a setting its value: `city=busan`.
struct Assignment: Hashable, Sendable {
  let name: String
  let value: String

  /// Fails unless the word has a name and `=`. The sign counts even if a combining mark follows it.
  init?(_ word: String) {
    let scalars = word.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), sign > scalars.startIndex else { return nil }
    name = String(scalars[..<sign])
    value = String(scalars[scalars.index(after: sign)...])
  }

  /// The assignments among the words, by name; the last of equal names counts.
  static func values(in words: some Sequence<String>) -> [String: String] {
    words.compactMap { Assignment($0) }.reduce(into: [:]) { $0[$1.name] = $1.value }
  }
}

/// A line of a board's text that is neither empty nor a comment, split into words.
package struct BoardLine: Hashable, Sendable {
  let number: Int
  package let words: [String]

  /// The readable lines, and the errors in the others.
  package static func lines(of text: String) -> (lines: [BoardLine], faults: [BoardFaults.Line]) {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let most = Bound.widgetsLines.greatest
    guard lines.count <= most else {
      return ([], [BoardFaults.Line(number: most + 1, fault: .tooManyLines(most: most))])
    }
    var (found, faults): ([BoardLine], [BoardFaults.Line]) = ([], [])
    for (index, line) in lines.enumerated() {
      do {
        try check(length: Substring(line).utf8.count)
        let words = try WordScanner.words(of: line)
        if !words.isEmpty { found.append(BoardLine(number: index + 1, words: words)) }
      } catch {
        faults.append(BoardFaults.Line(number: index + 1, fault: error))
      }
    }
    return (found, faults)
  }

  /// Throws if a line, or the words for one, have too many bytes.
  static func check(length: Int) throws(BoardFault) {
    if Bound.widgetsLine.isExceeded(by: length) {
      throw .longLine(length: length, most: Bound.widgetsLine.greatest)
    }
  }
}

/// Splits a line into words. Quotes may contain spaces; a word that starts with `#` or `//` starts
/// a comment.
///
/// No library serves: the C library's `wordexp` also expands `$`, `~` and `*`.
struct WordScanner {
  private var rest: Substring.UnicodeScalarView

  static func words(of line: Substring.UnicodeScalarView) throws(BoardFault) -> [String] {
    var scanner = WordScanner(rest: line.last == "\r" ? line.dropLast() : line)
    var words: [String] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  private mutating func next() throws(BoardFault) -> String? {
    rest = rest.drop(while: \.isSpace)
    guard !rest.isEmpty, rest.first != "#", !rest.starts(with: "//".unicodeScalars) else {
      return nil
    }
    var (word, isQuoted) = ("".unicodeScalars, false)
    while let scalar = rest.first, isQuoted || !scalar.isSpace {
      rest.removeFirst()
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\" where isQuoted: word.append(try escaped())
      default:
        guard !scalar.isControl else { throw .controlCharacter(scalar) }
        word.append(scalar)
      }
    }
    guard !isQuoted else { throw .openQuotation }
    return String(word)
  }

  private mutating func escaped() throws(BoardFault) -> Unicode.Scalar {
    guard let scalar = rest.popFirst(), scalar == "\"" || scalar == "\\" else {
      throw .strayBackslash
    }
    return scalar
  }
}

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  fileprivate var isSpace: Bool { self == " " || self == "\t" }
}

extension SavedBoard {
  /// The lines of a text that is read as the same board: a line for each widget, `+` before those
  /// behind another in a stack, `+ rotate=false` below one that doesn't turn by itself, `+
  /// suggest=true` below one that shows what isn't in it, and `---` where a page begins.
  package var lines: [String] { numberedLines.map(\.text) }

  /// The same lines, with the numbers of the widgets that they are about.
  package var numberedLines: [(text: String, widget: SavedWidget.ID?)] {
    slots.enumerated().flatMap { index, slot in
      (index > 0 && slot.beginsPage ? [("---", nil)] : [])
        + slot.widgets.enumerated().map { place, widget in
          (place == 0 ? widget.line : "+ \(widget.line)", widget.id)
        }
        + (slot.widgets.count < 2 ? [] : slot.habits.map { ($0.joined(separator: " "), nil) })
    }
  }
}

extension SavedSlot {
  /// The words of a line that has the stack above it stay as a person has turned it.
  static let stays = ["+", "rotate=false"]
  /// The words of a line that has the stack above it show what isn't in it.
  static let offers = ["+", "suggest=true"]

  /// The lines about what the stack does by itself, as far as it isn't the usual.
  fileprivate var habits: [[String]] {
    (rotates ? [] : [Self.stays]) + (suggests ? [Self.offers] : [])
  }
}

extension SavedWidget {
  /// A widget from the words of a line: kind, family and settings.
  package init(id: ID, words: [String]) {
    self.init(
      id: id, kind: words.first ?? "", family: words.dropFirst().first ?? "",
      settings: Assignment.values(in: words.dropFirst(2)))
  }

  var words: [String] {
    [kind, family] + settings.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
  }

  /// The widget as a line of text.
  package var line: String { words.map(\.asWord).joined(separator: " ") }
}

extension String {
  /// The word as written in a line; the value of a setting gets quotes if it needs them.
  fileprivate var asWord: String {
    let scalars = unicodeScalars
    let start = scalars.firstIndex(of: "=").map { scalars.index(after: $0) } ?? scalars.startIndex
    let value = scalars[start...]
    let isRemark = scalars.first == "#" || scalars.starts(with: "//".unicodeScalars)
    guard isEmpty || isRemark || value.contains(where: \.needsQuotes) else { return self }
    var word = String(scalars[..<start]) + "\""
    for scalar in value {
      if scalar == "\"" || scalar == "\\" { word.unicodeScalars.append("\\") }
      word.unicodeScalars.append(scalar)
    }
    return word + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var needsQuotes: Bool { self == " " || self == "\"" }
}
