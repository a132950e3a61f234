import Almanac

/// Reads steps in pieces, in a format recognized by their beginning.
struct StepScanner {
  private let start: CivilDay
  private var export: ExportScanner?
  private var table: TableScanner?
  /// The newlines in earlier pieces.
  private var newlines = 0

  init(since day: CivilDay) {
    start = day
  }

  mutating func scan(_ piece: [UInt8]) throws(StepLineFault) {
    do throws(StepByteFault) {
      if export == nil, table == nil { try begin(with: piece) }
      try export?.scan(piece)
      try table?.scan(piece)
    } catch {
      let before = piece.prefix(error.offset).count { $0 == Sign.newline }
      throw StepLineFault(line: newlines + before + 1, fault: error.fault)
    }
    newlines += piece.count { $0 == Sign.newline }
  }

  /// Ends the scan and returns the steps.
  mutating func finish() throws(StepLineFault) -> StepLog {
    do throws(StepFault) {
      try export?.finish()
      try table?.finish()
    } catch {
      throw StepLineFault(line: newlines + 1, fault: error)
    }
    return (export?.tally ?? table?.tally ?? StepTally(since: start)).log
  }

  /// Recognizes the format; skips blanks and a byte order mark.
  private mutating func begin(with piece: [UInt8]) throws(StepByteFault) {
    let first = piece.firstIndex { !Sign.isBlank($0) && !Sign.mark.contains($0) }
    guard let first else { return }
    if piece[first...].starts(with: "PK\u{3}".utf8) { throw StepByteFault(fault: .zip, offset: 0) }
    if piece[first] == Sign.less {
      export = ExportScanner(StepTally(since: start))
    } else {
      table = TableScanner(StepTally(since: start))
    }
  }
}
