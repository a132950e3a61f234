import Almanac

extension StepCount {
  private static let type = Array("HKQuantityTypeIdentifierStepCount".utf8)

  /// Reads the attributes of a record; fails if it isn't about steps.
  init?(record rest: ArraySlice<UInt8>) throws(StepFault) {
    var attributes = TagAttributes(of: rest)
    var (hasType, source) = (false, [UInt8]())
    var (start, value): ([UInt8]?, [UInt8]?)
    while let attribute = try attributes.next() {
      switch attribute.name {
      case _ where attribute.name.elementsEqual("type".utf8):
        guard try attribute.value.unescaped == Self.type else { return nil }
        hasType = true
      case _ where attribute.name.elementsEqual("sourceName".utf8):
        source = Array(attribute.value)
      case _ where attribute.name.elementsEqual("startDate".utf8):
        start = try attribute.value.unescaped
      case _ where attribute.name.elementsEqual("value".utf8):
        value = try attribute.value.unescaped
      default: break
      }
    }
    guard hasType else { return nil }
    guard let start else { throw .noStart }
    guard let value else { throw .noValue }
    guard let day = CivilDay(leading: start[...]), let hour = Self.hour(start) else {
      throw .noDate(start)
    }
    guard let steps = Int(steps: value[...]) else { throw .noNumber(value) }
    self.init(day: day, hour: hour, steps: steps, source: source)
  }

  /// The hour in a date, after the day and a blank; nil if there is none.
  private static func hour(_ text: [UInt8]) -> Int? {
    guard text.count >= 13, text[10] == 0x20, let hour = Int(digits: text[11..<13]) else {
      return nil
    }
    return 0..<24 ~= hour ? hour : nil
  }
}
