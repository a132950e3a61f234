import Almanac
import Glibc

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
