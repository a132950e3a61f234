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
