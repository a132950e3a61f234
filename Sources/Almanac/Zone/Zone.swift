package import FoundationEssentials
import Glibc
import System

/// A time zone: its past clock changes, and the rule for future ones.
package struct Zone: Hashable, Sendable {
  package let name: String
  let initial: Offset
  let transitions: [Transition]
  let rule: Rule?

  package static let utc = Zone(
    name: "UTC",
    initial: Offset(seconds: 0, abbreviation: "UTC", isDaylightSaving: false))

  init(name: String, initial: Offset, transitions: [Transition] = [], rule: Rule? = nil) {
    self.name = name
    self.initial = initial
    self.transitions = transitions
    self.rule = rule
  }
}

extension Zone: CustomStringConvertible {
  package var description: String { name }
}

extension Zone {
  /// The directory of the system's zone files.
  package static let directory = "/usr/share/zoneinfo"

  /// Reads the zone with a system name such as `Asia/Seoul`.
  package init(named name: String, in directory: String = Zone.directory) throws(ZoneError) {
    guard ZoneFile.isSafe(name: name) else { throw .unsafe(name: name) }
    do {
      let file = try ZoneFile(path: "\(directory)/\(name)")
      self = try Zone(tzif: file.bytes, name: name)
    } catch .unreadable(_, ENOENT), .unreadable(_, ENOTDIR) {
      throw .unknown(name: name)
    }
  }

  /// The zone set by `TZ`, or else by the system; UTC and the error if it can't be read.
  package static func system(environment: [String: String]) -> (zone: Zone, fault: ZoneError?) {
    do {
      return (try asked(by: environment), nil)
    } catch {
      return (.utc, error)
    }
  }

  /// The name of that zone without reading it; empty if it has none.
  package static func systemName(environment: [String: String]) -> String {
    guard let text = environment["TZ"] else { return ZoneFile.linkedName(localPath) ?? "" }
    return text.first == ":" ? String(text.dropFirst()) : text
  }

  private static let localPath = "/etc/localtime"

  private static func asked(by environment: [String: String]) throws(ZoneError) -> Zone {
    guard let text = environment["TZ"] else { return try local() }
    let name = text.first == ":" ? String(text.dropFirst()) : text
    guard !name.isEmpty else { return .utc }
    guard name.first != "/" else {
      guard !name.utf8.contains(0) else { throw .unsafe(name: name) }
      return try Zone(tzif: ZoneFile(path: name).bytes, name: name)
    }
    do {
      return try Zone(named: name, in: environment["TZDIR"] ?? directory)
    } catch {
      // Only a name without a file can be a POSIX rule; a damaged file is an error.
      guard case .unknown = error, let zone = try? Zone(posix: name) else { throw error }
      return zone
    }
  }

  private static func local() throws(ZoneError) -> Zone {
    do {
      let name = ZoneFile.linkedName(localPath) ?? "localtime"
      return try Zone(tzif: ZoneFile(path: localPath).bytes, name: name)
    } catch .unreadable(_, ENOENT) {
      return .utc
    }
  }
}

extension Zone {
  /// Reads a zone from the bytes of a zone file (TZif, RFC 9636).
  ///
  /// No library serves: the C library has one zone for the whole process, and a static program's
  /// Foundation has only fixed offsets.
  package init(tzif bytes: [UInt8], name: String) throws(ZoneError) {
    do {
      self = try Zone.read(bytes, name: name)
    } catch {
      throw .malformed(error)
    }
  }

  private static func read(_ bytes: [UInt8], name: String) throws(TZifFault) -> Zone {
    guard !Bound.zoneFile.isExceeded(by: bytes.count) else { throw .tooLong }
    var reader = ByteReader(bytes)
    let old = try TZifHeader(&reader)
    guard old.version >= UInt8(ascii: "2") else {
      let block = try TZifBlock(&reader, old, timeWidth: 4)
      return Zone(name: name, initial: block.initial, transitions: block.transitions)
    }
    _ = try reader.take(old.length(timeWidth: 4))
    let header = try TZifHeader(&reader)
    let block = try TZifBlock(&reader, header, timeWidth: 8)
    return Zone(
      name: name, initial: block.initial, transitions: block.transitions,
      rule: try rule(reader.rest))
  }

  /// The rule in the footer; nil for an empty line, which means that the last offset stays.
  private static func rule(_ footer: ArraySlice<UInt8>) throws(TZifFault) -> Rule? {
    guard footer.first == UInt8(ascii: "\n") else { throw .truncated }
    let line = footer.dropFirst().prefix { $0 != UInt8(ascii: "\n") }
    guard footer.count >= line.count + 2 else { throw .truncated }
    guard !line.isEmpty else { return nil }
    guard let rule = Rule(posix: String(decoding: line, as: UTF8.self)) else {
      throw .wrongFooter
    }
    return rule
  }
}

extension Zone {
  /// A change of clocks at a second since 1970, to seconds east of UTC.
  package struct Change: Hashable, Sendable {
    package let second: Int
    package let east: Int

    package init(second: Int, east: Int) {
      (self.second, self.east) = (second, east)
    }
  }

  /// A zone that a file describes by its changes, earliest first, and by how far east of UTC its
  /// clocks are before. What changes nothing is left out.
  package init(named name: String, before: Int, changes: [Change]) {
    func offset(_ east: Int) -> Offset {
      Offset(seconds: east, abbreviation: "", isDaylightSaving: false)
    }
    var east = before
    let changes = changes.filter { change in
      defer { east = change.east }
      return change.east != east
    }
    self.init(
      name: name, initial: offset(before),
      transitions: changes.map { Transition(second: $0.second, offset: offset($0.east)) })
  }
}

extension Zone {
  /// A bound on UTC offsets: larger than any on earth, and enforced on files and rules.
  static let widestOffset = 26 * 3600

  /// The moment that the zone's calendars and clocks show at a date.
  package func civil(at date: Date) -> CivilMoment {
    civil(at: date.seconds)
  }

  /// The date at which the zone's clocks show a moment: the earlier one if they show it twice, the
  /// end of the gap if they skip it.
  package func date(of moment: CivilMoment) -> Date {
    let wall = moment.seconds
    var segment = segment(at: wall - Zone.widestOffset)
    while wall - segment.offset.seconds >= segment.end {
      segment = self.segment(at: segment.end)
    }
    return Date(seconds: max(segment.start, wall - segment.offset.seconds))
  }

  /// The first date on which the zone's calendars show a day.
  package func startOfDay(_ day: CivilDay) -> Date {
    date(of: CivilMoment(day: day))
  }

  /// The date at which the unit that the clocks show at `date` ends; nil at the end of the
  /// calendar.
  package func end(of unit: CivilUnit, at date: Date) -> Date? {
    let shown = unit.floor(civil(at: date))
    guard let next = unit.next(after: shown) else { return nil }
    var segment = segment(at: date.seconds)
    while next.seconds - segment.offset.seconds >= segment.end {
      guard unit.floor(civil(at: segment.end)) == shown else { break }
      segment = self.segment(at: segment.end)
    }
    let end = Date(seconds: min(segment.end, next.seconds - segment.offset.seconds))
    return end > date ? end : nil
  }

  func civil(at second: Int) -> CivilMoment {
    CivilMoment(seconds: second.addingClamped(segment(at: second).offset.seconds))
  }
}

extension Zone {
  /// A UTC offset and its abbreviation.
  package struct Offset: Hashable, Sendable {
    package let seconds: Int
    package let abbreviation: String
    package let isDaylightSaving: Bool
  }

  /// A change of a zone's clocks.
  struct Transition: Hashable, Sendable {
    let second: Int
    let offset: Offset
  }

  package func offset(at date: Date) -> Offset {
    segment(at: date.seconds).offset
  }

  /// The next date at which the offset or its abbreviation changes; nil if there is none.
  package func nextTransition(after date: Date) -> Date? {
    let now = segment(at: date.seconds)
    var next = now
    while next.end < .max {
      next = segment(at: next.end)
      if next.offset != now.offset { return Date(seconds: next.start) }
    }
    return nil
  }
}

extension Zone {
  /// A span of seconds with one offset.
  struct Segment: Hashable, Sendable {
    let start: Int
    let end: Int
    let offset: Offset
  }

  func segment(at second: Int) -> Segment {
    let index = transitions.firstIndexAfter(second)
    if index == transitions.endIndex, let rule {
      let segment = rule.segment(at: second)
      let start = max(segment.start, transitions.last?.second ?? .min)
      return Segment(start: start, end: segment.end, offset: segment.offset)
    }
    let end = index < transitions.endIndex ? transitions[index].second : .max
    guard index > 0 else { return Segment(start: .min, end: end, offset: initial) }
    let last = transitions[index - 1]
    return Segment(start: last.second, end: end, offset: last.offset)
  }
}

extension [Zone.Transition] {
  fileprivate func firstIndexAfter(_ second: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].second <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The data block of a zone file: the clock changes.
struct TZifBlock {
  let initial: Zone.Offset
  let transitions: [Zone.Transition]

  init(_ reader: inout ByteReader, _ header: TZifHeader, timeWidth: Int) throws(TZifFault) {
    guard header.leapSeconds == 0 else { throw .leapSeconds }
    guard header.length(timeWidth: timeWidth) <= reader.rest.count else { throw .truncated }
    let seconds = try TZifBlock.seconds(&reader, header.transitions, timeWidth: timeWidth)
    let indices = try reader.take(header.transitions)
    let offsets = try TZifBlock.offsets(&reader, header)
    _ = try reader.take(header.standardMarks + header.utcMarks)
    guard let initial = offsets.first else { throw .noKinds }
    guard indices.allSatisfy({ $0 < offsets.count }) else { throw .wrongIndex }
    self.initial = initial
    transitions = zip(seconds, indices).map { second, index in
      Zone.Transition(second: second, offset: offsets[Int(index)])
    }
  }

  private static func seconds(
    _ reader: inout ByteReader, _ count: Int, timeWidth: Int
  ) throws(TZifFault) -> [Int] {
    var seconds: [Int] = []
    seconds.reserveCapacity(count)
    for _ in 0..<count {
      let second = try reader.number(bytes: timeWidth)
      guard seconds.last.map({ $0 < second }) ?? true else { throw .wrongOrder }
      seconds.append(second)
    }
    return seconds
  }

  private static func offsets(
    _ reader: inout ByteReader, _ header: TZifHeader
  ) throws(TZifFault) -> [Zone.Offset] {
    var kinds = ByteReader(Array(try reader.take(header.kinds * 6)))
    let letters = Array(try reader.take(header.letters))
    var offsets: [Zone.Offset] = []
    for _ in 0..<header.kinds {
      let seconds = try kinds.number(bytes: 4)
      let isDaylightSaving = try kinds.byte() != 0
      let start = Int(try kinds.byte())
      guard abs(seconds) < Zone.widestOffset else { throw .wrongOffset }
      let abbreviation = try abbreviation(in: letters, from: start)
      offsets.append(
        Zone.Offset(
          seconds: seconds, abbreviation: abbreviation, isDaylightSaving: isDaylightSaving))
    }
    return offsets
  }

  private static func abbreviation(
    in letters: [UInt8], from start: Int
  ) throws(TZifFault) -> String {
    guard start < letters.count else { throw .wrongAbbreviation }
    let name = letters[start...].prefix { $0 != 0 }
    guard start + name.count < letters.count else { throw .wrongAbbreviation }
    return String(decoding: name, as: UTF8.self)
  }
}

/// The contents of a zone file.
struct ZoneFile {
  let bytes: [UInt8]

  init(path: String) throws(ZoneError) {
    do throws(FileError) {
      bytes = try WholeFile.bytes(at: path, upTo: Bound.zoneFile.greatest)
    } catch .tooLarge {
      throw .malformed(.tooLong)
    } catch {
      throw .unreadable(path: path, code: error.code ?? EINVAL)
    }
  }

  /// Whether a name can only lead to a file inside the zone directory.
  static func isSafe(name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.utf8.contains(0) && name.utf8.count < Int(NAME_MAX)
      && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// The zone name in the path of the system's symbolic link; nil if there is none.
  static func linkedName(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink(path, &target, target.count))
    let bytes = [UInt8(ascii: "/")] + target.prefix(count).map { UInt8(bitPattern: $0) }
    let root = Array("/zoneinfo/".utf8)
    guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: root) }) else {
      return nil
    }
    return String(decoding: bytes[(start + root.count)...], as: UTF8.self)
  }
}
