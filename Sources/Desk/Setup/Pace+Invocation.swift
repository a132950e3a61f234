import Almanac
import FoundationEssentials

extension Pace {
  /// The requested pace. Dates without an offset are in the zone.
  init(_ invocation: Invocation, in zone: Zone, clocks: Clocks) throws(UsageError) {
    if let text = invocation.at {
      self = .frozen(try Self.date(text, of: .at, in: zone))
    } else if invocation.from != nil || invocation.speed > 1 {
      let start = try invocation.from.map { text throws(UsageError) in
        try Self.date(text, of: .from, in: zone)
      }
      self = .running(
        from: start ?? clocks.wall, at: clocks.instant, speed: Double(invocation.speed))
    } else {
      self = .wall
    }
  }

  private static func date(
    _ text: String, of flag: Flag, in zone: Zone
  ) throws(UsageError) -> Date {
    do {
      return try WrittenDate(text).date(in: zone)
    } catch {
      throw .wrongValue(flag, text)
    }
  }
}
