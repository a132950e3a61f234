/// Reads steps in pieces, in a format recognized by their beginning.
struct StepScanner {
  private let span: StepSpan
  private var export: ExportScanner?
  private var table: TableScanner?
  /// The newlines in earlier pieces.
  private var newlines = 0
  private var leftOut: LeftOutRecords?
  /// What is wrong with the rest of the file; nil unless it breaks off behind some records.
  private var end: StepLineFault?

  init(of span: StepSpan) {
    self.span = span
  }

  mutating func scan(_ piece: [UInt8]) throws(StepLineFault) {
    guard end == nil else { return }
    do throws(StepByteFault) {
      if export == nil, table == nil { try begin(with: piece) }
      if let faults = try export?.scan(piece) { note(faults, in: piece) }
      if let faults = table?.scan(piece) { note(faults, in: piece) }
    } catch {
      try breakOff(by: StepLineFault(line: line(of: error, in: piece), fault: error.fault))
    }
    newlines += piece.count { $0 == Sign.newline }
  }

  /// Ends the scan and returns the steps, of an export that breaks off those before. A table of which
  /// no line can be read is none.
  mutating func finish() throws(StepLineFault) -> StepLog {
    do throws(StepFault) {
      if end == nil { try export?.finish() }
    } catch {
      try breakOff(by: StepLineFault(line: newlines + 1, fault: error))
    }
    do throws(StepFault) {
      try table?.finish()
    } catch {
      note(1, first: StepLineFault(line: newlines + 1, fault: error))
    }
    if let leftOut, table?.hasLines == false { throw leftOut.first }
    let tally = export?.tally ?? table?.tally ?? StepTally(of: span)
    return tally.log(without: leftOut)
  }

  /// Ends an export behind the records that were read; throws if there are none.
  private mutating func breakOff(by fault: StepLineFault) throws(StepLineFault) {
    guard let known = export?.tally.count, known > 0 else { throw fault }
    end = fault
    note(1, first: fault)
    leftOut?.cut = LeftOutRecords.Cut(fault: fault, known: known)
  }

  private mutating func note(_ faults: RecordFaults, in piece: [UInt8]) {
    guard let first = faults.first else { return }
    note(faults.count, first: StepLineFault(line: line(of: first, in: piece), fault: first.fault))
  }

  private mutating func note(_ count: Int, first: StepLineFault) {
    leftOut = LeftOutRecords(count: (leftOut?.count ?? 0) + count, first: leftOut?.first ?? first)
  }

  private func line(of fault: StepByteFault, in piece: [UInt8]) -> Int {
    newlines + piece.prefix(fault.offset).count { $0 == Sign.newline } - fault.newlines + 1
  }

  /// Recognizes the format; skips blanks and a byte order mark.
  private mutating func begin(with piece: [UInt8]) throws(StepByteFault) {
    let first = piece.firstIndex { !Sign.isBlank($0) && !Sign.mark.contains($0) }
    guard let first else { return }
    if piece[first...].starts(with: "PK\u{3}".utf8) { throw StepByteFault(fault: .zip, offset: 0) }
    if piece[first] == Sign.less {
      export = ExportScanner(StepTally(of: span))
    } else {
      table = TableScanner(StepTally(of: span))
    }
  }
}
