import Boards
import Printing

/// The reasons why a widgets file can't be used, with the file's name. Prints at most five of them.
struct BoardError: Error, Hashable, CustomStringConvertible {
  let source: String
  let causes: [String]

  static let mostTold = 5

  init(source: String, cause: String) {
    (self.source, causes) = (source, [cause])
  }

  init(source: String, faults: BoardFaults) {
    (self.source, causes) = (source, faults.lines.map { "line \($0.number): \($0.fault.clause)" })
  }

  var description: String { sentences.joined(separator: "\n") }

  /// One sentence for each cause.
  var sentences: [String] {
    let sentences = causes.prefix(Self.mostTold).map { cause in
      "\(source.harmless(upTo: 200)): \(cause)\(cause.hasSuffix("?") ? "" : ".")"
    }
    let rest = causes.count - sentences.count
    let ending = rest == 0 ? [] : ["and \(rest) more \(rest == 1 ? "line" : "lines")."]
    return sentences + ending
  }
}
