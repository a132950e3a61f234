import Glibc
import System

/// A fault in a file, and its line.
package struct StepLineFault: Error, Hashable, Sendable {
  package let line: Int
  package let fault: StepFault

  package init(line: Int, fault: StepFault) {
    (self.line, self.fault) = (line, fault)
  }
}

/// A fault in the contents of a file of steps.
package enum StepFault: Error, Hashable, Sendable {
  case noExport, zip, encoding, openEnd, trailing, noMarkup, entity
  case tagTooLong, lineTooLong, noMemory
  case noDate([UInt8])
  case noNumber([UInt8])
  case noStart, noValue, noSteps
}

extension StepFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noExport: "this is no export of Apple Health"
    case .zip: "this is an archive, and export.xml is in it"
    case .encoding: "this is in another encoding than UTF-8"
    case .openEnd: "the file ends too early"
    case .trailing: "the export has ended before this"
    case .noMarkup: "this is no XML"
    case .tagTooLong: "a tag has more than \(Bound.stepsTag.size)"
    case .lineTooLong: "a line has more than \(Bound.stepsLine.size)"
    case .noMemory: "this takes too much memory"
    case .entity: "this stands for no character"
    case .noDate(let text): "'\(text.shown)' is no date"
    case .noNumber(let text): "'\(text.shown)' is no number of steps"
    case .noStart: "startDate is missing"
    case .noValue: "value is missing"
    case .noSteps: "the number of steps is missing"
    }
  }
}

extension StepFault {
  /// The words in the file that can't be read, safe to print on a terminal; nil if the fault has
  /// none.
  package var words: String? {
    switch self {
    case .noDate(let text), .noNumber(let text): text.shown
    default: nil
    }
  }
}

extension [UInt8] {
  /// An excerpt that is safe to print on a terminal.
  fileprivate var shown: String {
    String(decoding: prefix(80), as: UTF8.self).harmless(upTo: 40)
  }
}

/// The special bytes in files of steps.
enum Sign {
  static let less = UInt8(ascii: "<")
  static let quote = UInt8(ascii: "\"")
  static let newline = UInt8(ascii: "\n")
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x09...0x0D ~= byte
  }
}

extension ArraySlice<UInt8> {
  var newlines: Int { count { $0 == Sign.newline } }
}

/// A reason why steps couldn't be read from a file.
package enum StepFileError: Error, Hashable, Sendable {
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    case gone, denied, notAFile, tooLarge, other
  }

  case unreadable(path: String, Cause, cause: String)
  case wrong(path: String, StepLineFault)
  /// The path is relative.
  case relative(path: String)
}

extension StepFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, _, let cause): "\(path): it can't be read: \(cause)."
    case .wrong(let path, let fault): "\(path):\(fault.line): \(fault.fault)."
    case .relative(let path): "\(path): a path begins with / or ~/."
    }
  }
}

extension StepFileError {
  init(_ error: FileError, at path: String) {
    let cause: Cause =
      switch error.code {
      case ENOENT, ENOTDIR, ELOOP: .gone
      case EACCES, EPERM: .denied
      case nil: .notAFile
      default: .other
      }
    self = .unreadable(path: path, cause, cause: error.description)
  }
}

/// A file of steps: an export of Apple Health, or a table.
package struct StepFile: Hashable, Sendable {
  package let path: String

  private static let pieceSize = 1 << 16

  /// A path may start with `~/`, the user's home folder.
  package init(path: String, home: String?) throws(StepFileError) {
    self.path = HomeFolder(path: home).absolute(path)
    guard self.path.hasPrefix("/") else { throw .relative(path: path) }
  }

  /// Reads the steps of a span, one piece of the file at a time.
  package func log(of span: StepSpan) throws(StepFileError) -> StepLog {
    let file = try opened()
    var (scanner, length) = (StepScanner(of: span), 0)
    while true {
      let piece = try piece(of: file)
      length += piece.count
      // The size told by the system may be out of date, so bytes are counted.
      guard !Bound.stepsFile.isExceeded(by: max(length, file.size)) else {
        throw .unreadable(path: path, .tooLarge, cause: "it has more than \(Bound.stepsFile.size)")
      }
      do throws(StepLineFault) {
        guard !piece.isEmpty else { return try scanner.finish() }
        try scanner.scan(piece)
      } catch {
        throw .wrong(path: path, error)
      }
    }
  }

  private func opened() throws(StepFileError) -> OpenFile {
    do throws(FileError) {
      return try OpenFile(path: path)
    } catch {
      throw StepFileError(error, at: path)
    }
  }

  /// The next piece; empty at the end.
  private func piece(of file: borrowing OpenFile) throws(StepFileError) -> [UInt8] {
    do throws(FileError) {
      return try file.piece(upTo: Self.pieceSize)
    } catch {
      throw StepFileError(error, at: path)
    }
  }
}

/// Reads steps in pieces, in a format recognized by their beginning.
struct StepScanner {
  private let span: StepSpan
  private var export: ExportReader?
  private var table: TableScanner?
  /// The line at which either begins.
  private var line = 1
  /// Where an export breaks off behind some records; nil unless it does.
  private var cut: LeftOutRecords.Cut?

  init(of span: StepSpan) {
    self.span = span
  }

  mutating func scan(_ piece: [UInt8]) throws(StepLineFault) {
    guard cut == nil else { return }
    let isFirst = export == nil && table == nil
    let rest = isFirst ? try begin(with: piece) : piece[...]
    do throws(StepLineFault) {
      try export?.read(rest)
    } catch {
      try breakOff(by: error)
    }
    table?.scan(rest)
  }

  /// Ends the scan and returns the steps, of an export that breaks off those before. A table of which
  /// no line can be read is none.
  mutating func finish() throws(StepLineFault) -> StepLog {
    do throws(StepLineFault) {
      if cut == nil { try export?.finish() }
    } catch {
      try breakOff(by: error)
    }
    table?.finish()
    var leftOut = export?.leftOut ?? table?.leftOut
    if let leftOut, table?.hasLines == false { throw leftOut.first }
    if let cut {
      leftOut.note(cut.fault)
      leftOut?.cut = cut
    }
    let tally = export?.tally ?? table?.tally ?? StepTally(of: span)
    return tally.log(without: leftOut)
  }

  /// Ends an export behind the records that were read; throws if there are none.
  private mutating func breakOff(by fault: StepLineFault) throws(StepLineFault) {
    guard let known = export?.tally.count, known > 0 else { throw fault }
    cut = LeftOutRecords.Cut(fault: fault, known: known)
  }

  /// Recognizes the format; skips blanks and a byte order mark, and returns what follows.
  private mutating func begin(with piece: [UInt8]) throws(StepLineFault) -> ArraySlice<UInt8> {
    let rest = piece.drop { Sign.isBlank($0) || Sign.mark.contains($0) }
    line += piece[..<rest.startIndex].newlines
    guard let first = rest.first else { return rest }
    if rest.starts(with: "PK\u{3}".utf8) { throw StepLineFault(line: line, fault: .zip) }
    if first == Sign.less {
      export = try ExportReader(StepTally(of: span), line: line)
    } else {
      table = TableScanner(StepTally(of: span), line: line)
    }
    return rest
  }
}

/// A cache of files, so that a large one is only read again when it has changed, and never twice at
/// once.
package final class StepMemory: Sendable {
  package typealias Reading =
    @Sendable (_ file: StepFile, _ span: StepSpan) throws(StepFileError) -> StepLog

  private struct Page {
    let state: FileState
    let span: StepSpan
    let log: StepLog
  }

  private struct Title: Hashable {
    let file: StepFile
    let device: String?
  }

  /// The cached log of a file. Its lock is held while the file is read, so that others wait for the
  /// result.
  private final class Shelf: Sendable {
    let page = LockedValue<Page?>(nil)
  }

  private let shelves = LockedValue<[Title: Shelf]>([:])
  private static let mostShelves = 8

  /// The user's home folder; nil if unknown.
  package let home: String?
  private let read: Reading

  package init(
    home: String? = nil,
    read: @escaping Reading = { (file, span) throws(StepFileError) in try file.log(of: span) }
  ) {
    (self.home, self.read) = (home, read)
  }

  /// The steps of a file in a span; on failure, and of a file that breaks off, the last known ones
  /// and the reason.
  package func log(
    of file: StepFile, in span: StepSpan
  ) -> (log: StepLog?, fault: StepFileError?) {
    shelf(of: file, for: span.device).page.withLock { page in
      // Taken before reading, so that a change meanwhile leads to another read.
      let state = FileState(path: file.path)
      if let page, page.state == state, page.span.covers(span) { return (page.log, nil) }
      do throws(StepFileError) {
        let log = try read(file, span)
        // The file may still be being written.
        if let page, let cut = log.leftOut?.cut {
          return (page.log, .wrong(path: file.path, cut.fault))
        }
        if let state { page = Page(state: state, span: span, log: log) }
        return (log, nil)
      } catch {
        return (page?.log, error)
      }
    }
  }

  private func shelf(of file: StepFile, for device: String?) -> Shelf {
    let title = Title(file: file, device: device)
    return shelves.withLock { shelves in
      if let shelf = shelves[title] { return shelf }
      if shelves.count >= Self.mostShelves { shelves = [:] }
      let shelf = Shelf()
      shelves[title] = shelf
      return shelf
    }
  }
}
