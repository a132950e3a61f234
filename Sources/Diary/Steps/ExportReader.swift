import Almanac
import CData
import Glibc
import System

/// Reads an export of Apple Health in pieces, with Expat. What is malformed inside the root costs that
/// tag: another parser goes on at the next `<`, as if the root had just begun.
final class ExportReader {
  private enum Place {
    case beginning
    /// After the start of a document type. Apple has written malformed ones, so it is passed over.
    case type
    case root, end
  }

  private(set) var tally: StepTally
  private(set) var leftOut: LeftOutRecords?
  private var place = Place.beginning
  private var openElements = 0
  /// Nil behind a fault, until the next `<`.
  private var parser: OpaquePointer?
  private var parsers = 0
  /// The line at which the parser began, and the bytes that it has read.
  private var (firstLine, length) = (1, 0)
  /// The lines of the next byte, and of the last tag before it.
  private var (line, tagLine): (Int, Int)
  /// The bytes that have been read of an unfinished tag.
  private var unfinished = 0

  private static let partSize = 1 << 14
  /// The most memory for a tag, the open elements and the names that were met.
  private static let mostMemory = 1 << 22
  private static let mostParsers = 100_000

  /// Reads from a line of the file on.
  init(_ tally: StepTally, line: Int) throws(StepLineFault) {
    (self.tally, self.line, tagLine) = (tally, line, line)
    try open()
  }

  deinit { expat_close(parser) }

  /// Reads the next piece; throws what is wrong with the whole file.
  func read(_ piece: ArraySlice<UInt8>) throws(StepLineFault) {
    var rest = piece.withoutControls
    while !rest.isEmpty {
      if parser == nil {
        let start = rest.firstIndex(of: Sign.less) ?? rest.endIndex
        line += rest[..<start].newlines
        rest = rest[start...]
        if rest.isEmpty { return }
        try open()
      }
      // However the file is divided, a tag that is too long is noticed at the same byte.
      let most = min(Self.partSize, Bound.stepsTag.greatest + 1 - unfinished)
      rest = rest[try read(part: rest.prefix(most))...]
    }
  }

  /// Ends the reading; throws if the export is incomplete.
  func finish() throws(StepLineFault) {
    guard place == .end, expat_read(parser, nil, 0, true).ending == expat_ending_read else {
      throw StepLineFault(line: line, fault: .openEnd)
    }
  }

  private func open() throws(StepLineFault) {
    let handlers = expat_handlers(
      start: { ExportReader.at($0)?.start($1, $2) },
      end: { context, _ in ExportReader.at(context)?.end() },
      context: Unmanaged.passUnretained(self).toOpaque())
    parsers += 1
    guard parsers <= Self.mostParsers else { throw StepLineFault(line: line, fault: .noMarkup) }
    parser = expat_open(handlers, Self.mostMemory)
    guard parser != nil else { throw StepLineFault(line: line, fault: .noMemory) }
    (openElements, firstLine, length, unfinished) = (0, line, 0, 0)
    guard place == .root else { return }
    let root = Array("<HealthData>".utf8)
    _ = expat_read(parser, root, root.count, false)
    length = root.count
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> ExportReader? {
    context.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Reads a part of a piece and returns the index of the byte to go on at.
  private func read(part: ArraySlice<UInt8>) throws(StepLineFault) -> Int {
    let result = part.withUnsafeBufferPointer {
      expat_read(parser, $0.baseAddress, $0.count, false)
    }
    let resultLine = firstLine + Int(result.line) - 1
    guard result.ending == expat_ending_read else {
      let index = part.startIndex + max(0, Int(result.offset) - length)
      return try pass(result.ending, at: index, on: resultLine, in: part)
    }
    length += part.count
    line += part.newlines
    if let tag = part.lastIndex(of: Sign.less) { tagLine = line - part[tag...].newlines }
    unfinished = length - Int(result.offset)
    if Bound.stepsTag.isExceeded(by: unfinished) { try leaveOut(.tagTooLong, on: resultLine) }
    return part.endIndex
  }

  /// Closes the parser at a fault and returns the index from which on the next tag is looked for.
  private func pass(
    _ ending: expat_ending, at index: Int, on endingLine: Int, in part: ArraySlice<UInt8>
  ) throws(StepLineFault) -> Int {
    var (faultLine, next) = (endingLine, min(index + 1, part.endIndex))
    if ending == expat_ending_invalid {
      let tag = part[..<index].lastIndex(of: Sign.less)
      faultLine = tag.map { line + part[..<$0].newlines } ?? tagLine
      // Behind a missing quote, the next tag begins at the invalid byte.
      if index > part.startIndex || unfinished > 0 { next = index }
    }
    switch ending {
    case expat_ending_stopped: throw StepLineFault(line: faultLine, fault: .noExport)
    case expat_ending_doctype:
      place = .type
      close()
    // The start may have been in a tag that was passed over.
    case expat_ending_mismatch where place == .root: close()
    case expat_ending_encoding: try leaveOut(.encoding, on: faultLine)
    case expat_ending_entity: try leaveOut(.entity, on: faultLine)
    case expat_ending_no_memory: try leaveOut(.noMemory, on: faultLine)
    default: try leaveOut(.noMarkup, on: faultLine)
    }
    line += part[..<next].newlines
    return next
  }

  private func leaveOut(_ fault: StepFault, on line: Int) throws(StepLineFault) {
    close()
    switch place {
    case .beginning: throw StepLineFault(line: line, fault: fault)
    case .type: break
    case .root: leftOut.note(StepLineFault(line: line, fault: fault))
    case .end: throw StepLineFault(line: line, fault: .trailing)
    }
  }

  private func close() {
    expat_close(parser)
    parser = nil
  }

  private func start(_ name: UnsafePointer<CChar>?, _ attributes: ExportAttributes?) {
    guard let name, let attributes else { return }
    openElements += 1
    if openElements == 1 {
      if strcmp(name, "HealthData") == 0 { place = .root } else { expat_stop() }
    } else if strcmp(name, "Record") == 0 {
      do throws(StepFault) {
        if let count = try StepCount(attributes) { tally.add(count) }
      } catch {
        leftOut.note(StepLineFault(line: firstLine + Int(expat_line()) - 1, fault: error))
      }
    }
  }

  private func end() {
    openElements -= 1
    if openElements == 0 { place = .end }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes with blanks for control characters, which XML forbids and Apple has written.
  fileprivate var withoutControls: Self {
    contains(where: Self.isControl) ? Self(map { Self.isControl($0) ? 0x20 : $0 }) : self
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != Sign.newline
  }
}

/// Names and values by turns, up to nil.
typealias ExportAttributes = UnsafeMutablePointer<UnsafePointer<CChar>?>

extension StepCount {
  /// Reads the attributes of a record; fails if it isn't about steps.
  init?(_ attributes: ExportAttributes) throws(StepFault) {
    guard let type = attributes.value(of: "type"),
      strcmp(type, "HKQuantityTypeIdentifierStepCount") == 0
    else { return nil }
    guard let start = attributes.bytes(of: "startDate") else { throw .noStart }
    guard let value = attributes.bytes(of: "value") else { throw .noValue }
    guard let day = CivilDay(leading: start[...]), let hour = Self.hour(start) else {
      throw .noDate(start)
    }
    guard let steps = Int(steps: value[...]) else { throw .noNumber(value) }
    self.init(
      day: day, hour: hour, steps: steps, source: attributes.bytes(of: "sourceName") ?? [])
  }

  /// The hour in a date, after the day and a blank; nil if there is none.
  private static func hour(_ text: [UInt8]) -> Int? {
    guard text.count >= 13, text[10] == 0x20, let hour = Int(digits: text[11..<13]) else {
      return nil
    }
    return 0..<24 ~= hour ? hour : nil
  }
}

extension ExportAttributes {
  fileprivate func value(of name: String) -> UnsafePointer<CChar>? {
    var attribute = self
    while let next = attribute[0] {
      if strcmp(next, name) == 0 { return attribute[1] }
      attribute += 2
    }
    return nil
  }

  fileprivate func bytes(of name: String) -> [UInt8]? {
    value(of: name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }
}
