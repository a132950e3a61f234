package import Almanac
import FoundationEssentials
import System

/// An occasion in JSON, as other programs read and write it.
package struct OccasionRecord: Codable, Sendable {
  var uid: String?
  var title: String?
  /// The first day; `date` is the fallback, which in printed lists is the next day.
  var start: String?
  var date: String?
  var recurrence: String?
  /// The month and day of the lunar calendar on which it repeats: `8-15`, `6L-8`.
  var lunar: String?
  var missing: String?
  var until: String?
  /// The days on which it doesn't occur.
  var except: [String]?
  var inclusive: Bool?
  var group: String?
  var pinned: Bool?
  var note: String?

  private enum CodingKeys: String, CodingKey {
    case uid, title, start, date
    case recurrence = "repeat"
    case lunar, missing, until, except, inclusive, group, pinned, note
  }
}

extension OccasionRecord {
  package init(_ occasion: Occasion) {
    let rule = occasion.rule
    (uid, title, start) = (occasion.uid, occasion.title, rule.start.description)
    (recurrence, missing) = (rule.recurrence.word, rule.missingDay.rawValue)
    if case .lunarYearly(let lunar) = rule.recurrence { self.lunar = "\(lunar)" }
    until = rule.end?.description
    except = rule.gaps.isEmpty ? nil : rule.gaps.days.map(\.description)
    (inclusive, pinned) = (occasion.isInclusive, occasion.isPinned)
    (group, note) = (occasion.group, occasion.note)
  }

  /// The occasion; throws if it can't be stored.
  func occasion() throws(RecordFault) -> Occasion {
    guard let first = start ?? date else { throw RecordFault("dday.fault.dateless") }
    let title = (title ?? "").onOneLine
    let rule = DayRule(
      start: try day(first), recurrence: try rule(), missingDay: try missingDay(),
      end: try until.map(day), gaps: try gaps())
    let occasion = Occasion(
      uid: uid.flatMap { $0.isEmpty ? nil : $0 } ?? "\(rule.start) \(recurrence ?? "") \(title)",
      title: title, rule: rule, isInclusive: inclusive ?? false, group: (group ?? "").onOneLine,
      isPinned: pinned ?? false, note: note ?? "")
    do {
      try occasion.check()
    } catch {
      throw RecordFault(error.phrase)
    }
    return occasion
  }

  private func day(_ text: String) throws(RecordFault) -> CivilDay {
    guard text.utf8.count == 10, let date = try? WrittenDate(text) else {
      throw RecordFault("dday.fault.iso %@", text.brief)
    }
    return date.moment.day
  }

  private func rule() throws(RecordFault) -> Recurrence {
    let word = recurrence ?? (lunar == nil ? "never" : "yearly")
    guard let plain = Recurrence(word: word) else {
      let words = Recurrence.plain.map(\.word).joined(separator: ", ")
      throw RecordFault("dday.fault.choice %@ %@ %@", "repeat", words, word.brief)
    }
    guard let lunar else { return plain }
    guard plain == .yearly, let anniversary = LunarAnniversary(lunar) else {
      throw RecordFault("dday.fault.lunar %@ %@", lunar.brief, word.brief)
    }
    return .lunarYearly(anniversary)
  }

  private func gaps() throws(RecordFault) -> DayGaps {
    var days: [CivilDay] = []
    for text in except ?? [] { days.append(try day(text)) }
    return DayGaps(days)
  }

  private func missingDay() throws(RecordFault) -> MissingDay {
    guard let missing else { return .last }
    guard let missingDay = MissingDay(rawValue: missing) else {
      let words = MissingDay.allCases.map(\.rawValue).joined(separator: ", ")
      throw RecordFault("dday.fault.choice %@ %@ %@", "missing", words, missing.brief)
    }
    return missingDay
  }
}

/// A reason why a record can't become an occasion.
struct RecordFault: Error {
  let reason: Phrase

  init(_ reason: Phrase) {
    self.reason = reason
  }

  init(_ key: String, _ values: String...) {
    self.init(Phrase(key, filledWith: values))
  }

  /// Converts an error of the decoder.
  init(_ error: any Error) {
    switch error {
    case let error as RecordFault: self = error
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let name = context.codingPath.last?.stringValue
      reason =
        name.map { Phrase("dday.fault.sort %@", $0) } ?? Phrase("dday.fault.object")
    default: reason = Phrase("dday.fault.json")
    }
  }
}

/// JSON that is safe to print on a terminal.
package enum JSONText {
  private static let pieceSize = 256

  /// Passes on the JSON of an array piece by piece, so that a long one is never whole in memory.
  package static func write<Value, Record: Encodable>(
    _ values: some Sequence<Value>, as record: (Value) -> Record,
    to write: (String) throws -> Void
  ) throws {
    // Gone through once: of a lazy sequence, each new start would cost what is before it.
    var (rest, separator) = (values.makeIterator(), "[\n")
    while case let piece = rest.next(pieceSize).map(record), !piece.isEmpty {
      // Without the brackets, and the line breaks beside them.
      try write(separator + (try text(piece).dropFirst(2).dropLast(3)))
      separator = ",\n"
    }
    try write(separator == "[\n" ? text([String]()) : "\n]\n")
  }

  /// The JSON over several lines, with keys in alphabetical order. Throws for numbers that JSON
  /// can't express.
  package static func text(_ values: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The encoder doesn't escape control characters outside ASCII.
    return String(decoding: try encoder.encode(values), as: UTF8.self).harmlessJSON + "\n"
  }
}

extension IteratorProtocol {
  /// The next so many elements, or as many as are left.
  fileprivate mutating func next(_ count: Int) -> [Element] {
    var elements: [Element] = []
    while elements.count < count, let element = next() { elements.append(element) }
    return elements
  }
}

extension ImportedOccasions {
  /// Reads the objects of a JSON file. Throws if it isn't such a file.
  package init(json bytes: [UInt8]) throws(LineFault) {
    self.init()
    let decoder = JSONDecoder()
    var holding = Holding()
    for (line, bytes) in try JSONElements.all(in: bytes) {
      do {
        let record = try decoder.decode(OccasionRecord.self, from: Data(bytes))
        occasions.append(try record.occasion())
      } catch {
        skipped.append(LineFault(line, RecordFault(error).reason))
        continue
      }
      try holding.take(occasions.suffix(1), at: line)
    }
  }

  /// Reads a JSON or iCalendar file, in UTF-8 or UTF-16, depending on how it starts.
  package init(_ bytes: [UInt8], zone: Zone) throws(LineFault) {
    let bytes = bytes.fromUTF16 ?? bytes
    let first = bytes.drop { $0.isBlank || 10...13 ~= $0 || $0 > 0x7F }.first
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      try self.init(json: bytes)
    } else {
      try self.init(calendar: bytes, zone: zone)
    }
  }
}

/// The elements of a JSON array, or the single value of another file, with the lines on which they
/// start; their contents aren't checked.
struct JSONElements {
  private let bytes: [UInt8]
  private var place: Int
  private var line = 1

  static func all(in bytes: [UInt8]) throws(LineFault) -> [(line: Int, bytes: ArraySlice<UInt8>)] {
    var elements = JSONElements(bytes)
    return try elements.all()
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
  }

  private mutating func all() throws(LineFault) -> [(line: Int, bytes: ArraySlice<UInt8>)] {
    skipBlanks()
    let all = skip("[") ? try elements() : [try element()]
    skipBlanks()
    guard place == bytes.endIndex else { throw LineFault(line, "dday.fault.values") }
    return all
  }

  private mutating func elements() throws(LineFault) -> [(line: Int, bytes: ArraySlice<UInt8>)] {
    var elements: [(line: Int, bytes: ArraySlice<UInt8>)] = []
    skipBlanks()
    if skip("]") { return elements }
    repeat {
      guard !Bound.importRecords.isExceeded(by: elements.count + 1) else {
        throw LineFault(line, "dday.fault.records %@", Bound.importRecords.greatest.grouped)
      }
      elements.append(try element())
    } while skip(",")
    guard skip("]") else { throw LineFault(line, "dday.fault.comma") }
    return elements
  }

  /// Reads up to the next separator, and skips blanks after it.
  private mutating func element() throws(LineFault) -> (line: Int, bytes: ArraySlice<UInt8>) {
    skipBlanks()
    let (start, first) = (place, line)
    var depth = 0
    while place < bytes.endIndex {
      let byte = bytes[place]
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") { break }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case .quote: skipString()
      case .newline: line += 1
      default: break
      }
      place = min(place + 1, bytes.endIndex)
    }
    guard place > start else { throw LineFault(line, "dday.fault.value") }
    guard depth == 0 else { throw LineFault(first, "dday.fault.open") }
    return (first, bytes[start..<place])
  }

  /// Skips to the closing quote.
  private mutating func skipString() {
    place += 1
    while place < bytes.endIndex, bytes[place] != .quote {
      if bytes[place] == .newline { line += 1 }
      place += bytes[place] == .backslash ? 2 : 1
    }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard place < bytes.endIndex, bytes[place] == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while place < bytes.endIndex, bytes[place].isBlank || 10...13 ~= bytes[place] {
      if bytes[place] == .newline { line += 1 }
      place += 1
    }
  }
}
