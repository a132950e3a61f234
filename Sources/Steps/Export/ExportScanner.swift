import Bounds

/// Reads an export of Apple Health in pieces, and holds no more than one tag in memory.
struct ExportScanner {
  /// The state between two bytes.
  private enum Place {
    case text
    /// After a `<`, until it is clear what it starts.
    case opening
    case tag(quote: UInt8?)
    case declaration(quote: UInt8?)
    /// Inside something ignored, up to an end of which `met` bytes have been read.
    case skipping(to: [UInt8], met: Int)
  }

  private(set) var tally: StepTally
  private var place = Place.text
  private var tag: [UInt8] = []
  private var depth = 0
  private var hasRoot = false
  /// Whether the scanner is inside the document type's internal subset.
  private var isInSubset = false

  init(_ tally: StepTally) {
    self.tally = tally
  }

  /// Scans the next piece; a fault carries its offset in the piece.
  mutating func scan(_ bytes: [UInt8]) throws(StepByteFault) {
    var index = 0
    while index < bytes.count {
      do throws(StepFault) {
        switch place {
        case .text: try passText(bytes, &index)
        case .opening: try open(with: bytes[index], &index)
        case .tag(let quote): try passTag(bytes, &index, quote: quote)
        case .declaration(let quote): try passDeclaration(bytes[index], &index, quote: quote)
        case .skipping(let end, let met): skip(bytes[index], &index, to: end, met: met)
        }
      } catch {
        throw StepByteFault(fault: error, offset: min(index, bytes.count))
      }
    }
  }

  /// Ends the scan; throws if the export is incomplete.
  func finish() throws(StepFault) {
    guard case .text = place, depth == 0, !isInSubset else { throw .openEnd }
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
      place = .opening
    } else {
      isInSubset = false
      place = .declaration(quote: nil)
    }
    index += 1
  }

  private mutating func open(with byte: UInt8, _ index: inout Int) throws(StepFault) {
    tag.append(byte)
    switch MarkupKind(tag) {
    case .tag:
      tag.removeLast()
      place = .tag(quote: nil)
      return
    case .instruction: place = .skipping(to: Array("?>".utf8), met: 0)
    case .comment: place = .skipping(to: Array("-->".utf8), met: 0)
    case .characters where !isInSubset: place = .skipping(to: Array("]]>".utf8), met: 0)
    case .declaration: place = .declaration(quote: nil)
    case .unclear: break
    case .characters, nil: throw .noMarkup
    }
    index += 1
  }

  private mutating func passTag(
    _ bytes: [UInt8], _ index: inout Int, quote: UInt8?
  ) throws(StepFault) {
    let start = index
    if let quote {
      while index < bytes.count, bytes[index] != quote { index += 1 }
    } else {
      while index < bytes.count, !Sign.endsWord(bytes[index]) { index += 1 }
    }
    guard !Bound.stepsTag.isExceeded(by: tag.count + index - start) else { throw .tagTooLong }
    tag.append(contentsOf: bytes[start..<index])
    guard index < bytes.count else { return }
    let byte = bytes[index]
    guard quote != nil || byte != Sign.less else { throw .noMarkup }
    index += 1
    if quote == nil, byte == Sign.greater {
      place = .text
      try endTag()
    } else {
      tag.append(byte)
      place = .tag(quote: quote == nil ? byte : nil)
    }
  }

  private mutating func endTag() throws(StepFault) {
    guard tag.first != Sign.slash else {
      depth -= 1
      guard depth >= 0 else { throw .unopened }
      return
    }
    let name = tag.prefix { !Sign.isBlank($0) && $0 != Sign.slash }
    if depth == 0 {
      guard !hasRoot, name.elementsEqual("HealthData".utf8) else { throw .noExport }
      hasRoot = true
    }
    if name.elementsEqual("Record".utf8), let count = try StepCount(record: tag[name.count...]) {
      tally.add(count)
    }
    if tag.last != Sign.slash { depth += 1 }
  }

  private mutating func passDeclaration(
    _ byte: UInt8, _ index: inout Int, quote: UInt8?
  ) throws(StepFault) {
    index += 1
    if let quote {
      if byte == quote { place = .declaration(quote: nil) }
      return
    }
    switch byte {
    case Sign.quote, Sign.apostrophe: place = .declaration(quote: byte)
    case Sign.greater: place = .text
    case Sign.openingBracket where !isInSubset:
      isInSubset = true
      place = .text
    case Sign.less: throw .noMarkup
    default: break
    }
  }

  private mutating func skip(
    _ byte: UInt8, _ index: inout Int, to end: [UInt8], met: Int
  ) {
    index += 1
    guard byte != end[met] else {
      place = met + 1 == end.count ? .text : .skipping(to: end, met: met + 1)
      return
    }
    // All bytes of an end but the last are equal, so a further one changes nothing.
    if met > 0, byte != end[0] { place = .skipping(to: end, met: 0) }
  }
}
