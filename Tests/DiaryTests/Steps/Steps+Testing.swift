import Almanac

@testable import Diary

extension StepLog {
  /// The log read from bytes in chunks of `size`, from 1 November 2026 on.
  static func read(_ bytes: [UInt8], pieces size: Int = 1 << 16) throws -> StepLog {
    var scanner = StepScanner(
      of: StepSpan(since: CivilDay(leading: Array("2026-11-01".utf8)[...]) ?? .first))
    for start in stride(from: 0, to: bytes.count, by: size) {
      try scanner.scan(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    return try scanner.finish()
  }

  static func read(_ text: String, pieces size: Int = 1 << 16) throws -> StepLog {
    try read(Array(text.utf8), pieces: size)
  }

  /// The steps on a day in November 2026.
  subscript(day: Int) -> Int? { CivilDay(year: 2026, month: 11, day: day).flatMap { self[$0] } }
}
