import Boards
import System

/// The reasons why a widgets file, or the first board, can't be used. Prints at most five of them.
struct BoardError: Error, Hashable {
  enum Cause: Hashable {
    case file(FileFault.Cause)
    case line(Int, BoardFault)
  }

  /// The path of the file; nil for the first board.
  let source: String?
  let causes: [Cause]

  static let mostTold = 5

  private init(source: String?, causes: [Cause]) {
    (self.source, self.causes) = (source, causes)
  }

  init(source: String?, cause: FileFault.Cause) {
    (self.source, causes) = (source, [.file(cause)])
  }

  init(source: String?, faults: BoardFaults) {
    (self.source, causes) = (source, faults.lines.map { .line($0.number, $0.fault) })
  }

  /// The first cause, with the name of the file alone.
  func headline(in strings: StringTable) -> String? {
    let name = source.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return BoardError(source: name, causes: causes).sentences(in: strings).first
  }

  /// One sentence for each cause.
  func sentences(in strings: StringTable) -> [String] {
    let source = source?.harmless(upTo: 200) ?? strings.text("board-fault.source")
    let sentences = causes.prefix(Self.mostTold).map { cause in
      "\(source): \(cause.clause(in: strings).asSentenceEnd)"
    }
    let rest = causes.count - sentences.count
    switch rest {
    case 0: return sentences
    case 1: return sentences + [strings.text("board-fault.more.one")]
    default: return sentences + [strings.text("board-fault.more %@", "\(rest)")]
    }
  }
}

extension BoardError: CustomStringConvertible {
  var description: String { sentences(in: English.words).joined(separator: "\n") }
}

extension BoardError.Cause {
  fileprivate func clause(in strings: StringTable) -> String {
    switch self {
    case .file(let cause): cause.clause(in: strings)
    case .line(let number, let fault):
      strings.text("board-fault.line %@ %@", "\(number)", fault.clause(in: strings))
    }
  }
}
