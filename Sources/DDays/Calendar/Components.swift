import System

/// Reads the components of a calendar. A component with a missing or extra `END` spoils only the
/// one that contains it.
///
/// No library serves: libical doesn't keep the lines of what it reads, by which faults are told, and
/// it expands `RSCALE` only with ICU, which has 30 MB.
struct Components {
  private var all: [Component] = []
  private var open: [Component] = []

  private static let deepest = 8

  /// The outermost components of a file, which must be calendars.
  static func all(in bytes: [UInt8]) throws(LineFault) -> [Component] {
    var components = Components()
    for (number, bytes) in ContentLines(bytes) where !bytes.isEmpty {
      guard !Bound.calendarLines.isExceeded(by: number) else {
        throw LineFault(number, "dday.fault.lines %@", Bound.calendarLines.greatest.grouped)
      }
      try components.read(ContentLine(bytes, number: number), number: number)
    }
    while !components.open.isEmpty { components.close(isWhole: false) }
    return components.all
  }

  private mutating func read(_ line: ContentLine?, number: Int) throws(LineFault) {
    switch (line?.name, line) {
    case ("BEGIN", let line?): try begin(line)
    case ("END", let line?): try end(line)
    case (_, let line?) where !open.isEmpty: open[open.count - 1].take(line)
    case _ where open.isEmpty: try tell(LineFault(number, "dday.fault.calendar"))
    // Faults in the calendar's own properties don't matter.
    case _ where open.count > 1: try tell(LineFault(number, "dday.fault.property"))
    default: break
    }
  }

  private mutating func begin(_ line: ContentLine) throws(LineFault) {
    if line.word == Component.event {
      // Events are only allowed directly inside a calendar.
      let calendar = open.lastIndex { $0.name == Component.calendar } ?? 0
      while open.count > calendar + 1 { close(isWhole: false) }
    }
    guard !open.isEmpty || line.word == Component.calendar else {
      return try tell(LineFault(line.number, "dday.fault.calendar"))
    }
    guard open.count < Self.deepest else { throw LineFault(line.number, "dday.fault.deep") }
    open.append(Component(line))
  }

  private mutating func end(_ line: ContentLine) throws(LineFault) {
    guard let begun = open.lastIndex(where: { $0.name == line.word }) else {
      return try tell(LineFault(line.number, "dday.fault.end"))
    }
    while open.count > begun + 1 { close(isWhole: false) }
    close(isWhole: true)
  }

  private mutating func close(isWhole: Bool) {
    guard var last = open.popLast() else { return }
    if !isWhole { last.lackEnd() }
    if open.isEmpty { all.append(last) } else { open[open.count - 1].take(last, isWhole: isWhole) }
  }

  /// Records a fault; throws it if no calendar has started, because the file then isn't one.
  private mutating func tell(_ fault: LineFault) throws(LineFault) {
    if !open.isEmpty {
      open[open.count - 1].take(fault)
    } else if !all.isEmpty {
      all[all.count - 1].take(fault)
    } else {
      throw fault
    }
  }
}

/// The lines of a calendar in order, with folded ones joined.
struct ContentLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place: Int
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The byte order mark that some programs write before UTF-8.
    place = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
  }

  mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    guard place < bytes.endIndex else { return nil }
    let first = number + 1
    var line = nextLine()
    while place < bytes.endIndex, bytes[place].isBlank {
      place += 1
      line += nextLine()
    }
    return (first, line)
  }

  /// The next line without its ending: a line feed, a carriage return or both.
  private mutating func nextLine() -> ArraySlice<UInt8> {
    number += 1
    let rest = bytes[place...]
    let end = rest.firstIndex { $0 == .newline || $0 == .carriageReturn } ?? bytes.endIndex
    let length = bytes[end...].starts(with: [.carriageReturn, .newline]) ? 2 : 1
    defer { place = Swift.min(end + length, bytes.endIndex) }
    return bytes[place..<end]
  }
}
