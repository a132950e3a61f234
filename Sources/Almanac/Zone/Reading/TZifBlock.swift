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
