import Bounds

/// Reads an export of Apple Health in pieces, and holds no more than one tag in memory. A malformed
/// tag inside the root costs that tag: what follows begins at the next `<`.
struct ExportScanner {
  /// The state between two bytes.
  private enum Position {
    case text
    /// After a `<`, until it is clear what it starts.
    case opening
    case tag(quote: UInt8?)
    case declaration(quote: UInt8?)
    /// Inside something ignored, up to an end of which `met` bytes have been read.
    case skipping(to: [UInt8], met: Int)
  }

  private(set) var tally: StepTally
  private var position = Position.text
  private var tag: [UInt8] = []
  private var hasRoot = false
  private var isInRoot = false
  /// Whether the scanner is inside the document type's internal subset.
  private var isInSubset = false

  init(_ tally: StepTally) {
    self.tally = tally
  }

  /// Scans the next piece and returns its malformed records; throws what is wrong with the whole
  /// file. A fault carries its offset in the piece.
  mutating func scan(_ bytes: [UInt8]) throws(StepByteFault) -> RecordFaults {
    var (index, leftOut) = (0, RecordFaults())
    while index < bytes.count {
      do throws(StepFault) {
        switch position {
        case .text: try passText(bytes, &index)
        case .opening: try open(with: bytes[index], &index)
        case .tag(let quote): try passTag(bytes, &index, quote: quote)
        case .declaration(let quote): try passDeclaration(bytes[index], &index, quote: quote)
        case .skipping(let end, let met): skip(bytes[index], &index, to: end, met: met)
        }
      } catch {
        let fault = StepByteFault(
          fault: error, offset: min(index, bytes.count),
          newlines: tag.count { $0 == Sign.newline })
        guard isInRoot else { throw fault }
        leftOut.note(fault)
        position = .text
      }
    }
    return leftOut
  }

  /// Ends the scan; throws if the export is incomplete.
  func finish() throws(StepFault) {
    guard case .text = position, !isInRoot, !isInSubset else { throw .openEnd }
    guard hasRoot else { throw .noExport }
  }
}

extension ExportScanner {
  private mutating func passText(_ bytes: [UInt8], _ index: inout Int) throws(StepFault) {
    let end = isInSubset ? Sign.closingBracket : Sign.less
    while index < bytes.count, bytes[index] != Sign.less, bytes[index] != end { index += 1 }
    guard index < bytes.count else { return }
    if bytes[index] == Sign.less {
      tag.removeAll(keepingCapacity: true)
      position = .opening
    } else {
      isInSubset = false
      position = .declaration(quote: nil)
    }
    index += 1
  }

  private mutating func open(with byte: UInt8, _ index: inout Int) throws(StepFault) {
    tag.append(byte)
    switch MarkupKind(tag) {
    case .tag:
      tag.removeLast()
      position = .tag(quote: nil)
      return
    case .instruction: position = .skipping(to: Array("?>".utf8), met: 0)
    case .comment: position = .skipping(to: Array("-->".utf8), met: 0)
    case .characters where !isInSubset: position = .skipping(to: Array("]]>".utf8), met: 0)
    case .declaration: position = .declaration(quote: nil)
    case .unclear: break
    case .characters, nil:
      tag.removeLast()
      throw .noMarkup
    }
    index += 1
  }

  private mutating func passTag(
    _ bytes: [UInt8], _ index: inout Int, quote: UInt8?
  ) throws(StepFault) {
    let rest = bytes[index...]
    let part = rest.prefix { byte in
      byte != Sign.less && (quote.map { byte != $0 } ?? !Sign.endsWord(byte))
    }
    tag.append(contentsOf: part)
    index = part.endIndex
    guard !Bound.stepsTag.isExceeded(by: tag.count) else { throw .tagTooLong }
    guard index < bytes.count else { return }
    let byte = bytes[index]
    // No value has a bare `<`, so behind a missing quote the next tag begins here.
    guard byte != Sign.less else { throw .noMarkup }
    index += 1
    if quote == nil, byte == Sign.greater {
      position = .text
      try endTag()
    } else {
      tag.append(byte)
      position = .tag(quote: quote == nil ? byte : nil)
    }
  }

  private mutating func endTag() throws(StepFault) {
    let name = tag.drop { $0 == Sign.slash }.prefix { !Sign.isBlank($0) && $0 != Sign.slash }
    let isRoot = name.elementsEqual("HealthData".utf8)
    if tag.first == Sign.slash {
      guard isInRoot else { throw .unopened }
      if isRoot { isInRoot = false }
    } else if !isInRoot {
      guard !hasRoot, isRoot else { throw .noExport }
      (hasRoot, isInRoot) = (true, tag.last != Sign.slash)
    } else if name.elementsEqual("Record".utf8),
      let count = try StepCount(record: tag[name.count...])
    {
      tally.add(count)
    }
  }

  private mutating func passDeclaration(
    _ byte: UInt8, _ index: inout Int, quote: UInt8?
  ) throws(StepFault) {
    index += 1
    if let quote {
      if byte == quote { position = .declaration(quote: nil) }
      return
    }
    switch byte {
    case Sign.quote, Sign.apostrophe: position = .declaration(quote: byte)
    case Sign.greater: position = .text
    case Sign.openingBracket where !isInSubset:
      isInSubset = true
      position = .text
    case Sign.less: throw .noMarkup
    default: break
    }
  }

  private mutating func skip(
    _ byte: UInt8, _ index: inout Int, to end: [UInt8], met: Int
  ) {
    index += 1
    guard byte != end[met] else {
      position = met + 1 == end.count ? .text : .skipping(to: end, met: met + 1)
      return
    }
    // All bytes of an end but the last are equal, so a further one changes nothing.
    if met > 0, byte != end[0] { position = .skipping(to: end, met: 0) }
  }
}
