import System

/// What reading a calendar may still cost: the days that it may have worked out. A short line asks for
/// any number of them, so that they are counted before they are there.
final class Effort {
  private var left = Bound.calendarDays.greatest

  /// Whether more was asked for than is allowed.
  var isExceeded: Bool { left < 0 }

  /// Whether so many days may be worked out, which counts.
  func allows(_ count: Int) -> Bool {
    left -= min(count, max(left, 0) + 1)
    return !isExceeded
  }

  /// Throws if so many days may not be worked out.
  func spend(_ count: Int, at line: Int) throws(LineFault) {
    guard allows(count) else { throw Self.fault(at: line) }
  }

  static func fault(at line: Int) -> LineFault {
    LineFault(line, "dday.fault.work %@", Bound.calendarDays.greatest.grouped)
  }
}
