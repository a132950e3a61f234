import Almanac
import System

/// Reads a table of days and steps in pieces, one `2026-11-21,8123` on each line. A malformed line
/// costs that line.
///
/// No library is worth it: two values are taken of each line, whichever sign separates them.
struct TableScanner {
  private(set) var tally: StepTally
  private(set) var leftOut: LeftOutRecords?
  /// Whether any line was a day with its steps.
  private(set) var hasLines = false
  private var line: [UInt8] = []
  private var number: Int
  /// Whether the rest of a line that is too long is ignored.
  private var isSkipping = false
  private var isFirst = true

  /// Reads from a line of the file on.
  init(_ tally: StepTally, line number: Int) {
    (self.tally, self.number) = (tally, number)
  }

  mutating func scan(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      let part = rest.prefix { $0 != Sign.newline }
      rest = rest[part.endIndex...].dropFirst()
      scan(part, isEnd: part.endIndex < bytes.endIndex)
    }
  }

  /// Ends the scan with the last line.
  mutating func finish() {
    scan([], isEnd: true)
  }

  private mutating func scan(_ part: ArraySlice<UInt8>, isEnd: Bool) {
    do throws(StepFault) {
      try read(part, isEnd: isEnd)
    } catch {
      leftOut.note(StepLineFault(line: number, fault: error))
    }
    if isEnd { number += 1 }
  }

  /// Reads a part of a line, which may be its end.
  private mutating func read(_ part: ArraySlice<UInt8>, isEnd: Bool) throws(StepFault) {
    defer {
      if isEnd {
        line.removeAll(keepingCapacity: true)
        isSkipping = false
      }
    }
    if !isSkipping { try append(part) }
    if isEnd { try readLine() }
  }

  private mutating func append(_ part: ArraySlice<UInt8>) throws(StepFault) {
    guard !Bound.stepsLine.isExceeded(by: line.count + part.count) else {
      line.removeAll(keepingCapacity: true)
      isSkipping = true
      throw .lineTooLong
    }
    line.append(contentsOf: part)
  }

  /// Reads a line; the first one may be a header.
  private mutating func readLine() throws(StepFault) {
    guard !line.allSatisfy({ Self.isSeparator($0) || Sign.isAround($0) }) else { return }
    defer { isFirst = false }
    let first = line.prefix { !Self.isSeparator($0) }
    let second =
      first.endIndex == line.endIndex
      ? nil : line[(first.endIndex + 1)...].prefix { !Self.isSeparator($0) }.trimmed
    guard let day = CivilDay(leading: first.trimmed) else {
      if isFirst, second != nil, !first.contains(where: { 0x30...0x39 ~= $0 }) { return }
      throw .noDate(Array(first.trimmed))
    }
    guard let second else { throw .noSteps }
    guard let steps = Int(steps: second) else { throw .noNumber(Array(second)) }
    hasLines = true
    tally.add(StepCount(day: day, hour: 0, steps: steps, source: []))
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\t")
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without surrounding blanks, quotes and byte order mark.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = drop(while: Sign.isAround)
    return start.prefix(upTo: (start.lastIndex { !Sign.isAround($0) } ?? start.startIndex - 1) + 1)
  }
}

extension Sign {
  /// Whether a byte may stand around a value without being part of it.
  fileprivate static func isAround(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == quote || mark.contains(byte)
  }
}

extension CivilDay {
  /// Reads the day at the start of a date, `2026-11-21`; fails if there is none.
  init?(leading text: ArraySlice<UInt8>) {
    let start = text.startIndex
    guard text.count >= 10, text[start + 4] == UInt8(ascii: "-"),
      text[start + 7] == UInt8(ascii: "-"), let year = Int(digits: text[start..<start + 4]),
      let month = Int(digits: text[start + 5..<start + 7]),
      let day = Int(digits: text[start + 8..<start + 10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Int {
  /// Parses one to nine digits; fails for anything else.
  init?(digits: some Collection<UInt8>) {
    guard 1...9 ~= digits.count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Parses a number of steps and ignores decimals, which some programs write; fails for anything
  /// else.
  init?(steps text: ArraySlice<UInt8>) {
    let whole = text.prefix { $0 != UInt8(ascii: ".") }
    guard let steps = Int(digits: whole) else { return nil }
    let decimals = text[whole.endIndex...].dropFirst()
    guard
      whole.endIndex == text.endIndex
        || !decimals.isEmpty && decimals.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    self = steps
  }
}
