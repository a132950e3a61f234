import Cells
import Glibc
import System
import WidgetIntents

/// The program's exit status.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  case usage = 2
  case hangup = 129
  case interrupt = 130
  case quit = 131
  case closedPipe = 141
  case terminated = 143
}

/// Where keys come from.
enum Keyboard {
  /// Standard input, or the output's terminal if the input isn't one.
  static var descriptor: Int32 {
    isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : Output.standard.descriptor
  }
}

extension StringTable {
  /// The string for a key with its values inserted, at `%lld` or `%2$@`.
  package func text(_ key: String, _ values: String...) -> String {
    text(key, filledWith: values)
  }

  /// Inserts values in one pass, so that placeholders within values stay as they are.
  package func text(_ key: String, filledWith values: [String]) -> String {
    let whole = self[key] ?? key
    guard whole.utf8.contains(UInt8(ascii: "%")) else { return whole }
    var rest = Substring(whole)
    var (text, index) = ("", 0)
    while let start = rest.firstIndex(of: "%") {
      text.append(contentsOf: rest[..<start])
      rest = rest[start...]
      guard let placeholder = Placeholder(rest) else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(placeholder.length)
      let number = placeholder.number ?? index
      text += values.indices.contains(number) ? values[number] : ""
      index += 1
    }
    text.append(contentsOf: rest)
    return text
  }
}

/// A placeholder at the beginning of a text.
private struct Placeholder {
  let length: Int
  /// The index of the value, from 0; nil for the next one.
  let number: Int?

  init?(_ text: Substring) {
    let digits = text.dropFirst().prefix(while: \.isNumber)
    let rest = text.dropFirst(digits.isEmpty ? 1 : digits.count + 2)
    guard digits.isEmpty || text.dropFirst(digits.count + 1).first == "$",
      let sign = ["@", "lld"].first(where: rest.hasPrefix)
    else { return nil }
    length = (digits.isEmpty ? 1 : digits.count + 2) + sign.count
    number = Int(digits).map { $0 - 1 }
  }
}

extension String {
  /// The width in terminal columns; Hangul takes two.
  package var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// The text with spaces behind it, so that it has at least so many columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text with spaces before it.
  package func indented(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}

extension [[String]] {
  /// Rows of a table as lines, each column as wide as its widest cell.
  package var aligned: [String] {
    let count = map(\.count).max() ?? 0
    let widths = (0..<count).map { index in
      map { index < $0.count ? $0[index].columns : 0 }.max() ?? 0
    }
    return map { row in
      row.enumerated().map { index, cell in
        index == row.count - 1 ? cell : cell.padded(to: widths[index])
      }.joined(separator: "  ")
    }
  }
}

extension StringTable {
  /// A text that widgets and intents speak of, without control characters.
  func text(of resource: LocalizedStringResource) -> String {
    let values = resource.arguments.map { argument in
      switch argument {
      case .text(let text): text.harmless(upTo: 60)
      case .resource(let resource): text(of: resource)
      }
    }
    return text(resource.key, filledWith: values)
  }
}
