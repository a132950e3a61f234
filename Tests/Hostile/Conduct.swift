import Foundation
import Timelines

/// The conduct of a provider.
enum Conduct: String, CaseIterable, Sendable {
  /// Behaves well.
  case calm
  case silent, blocking, spinning, throwing, empty, endless, past, future, distant, timeless

  /// The dates of the entries from a date on.
  func dates(from date: Date) async throws -> [Date] {
    switch self {
    case .calm: (0..<1000).map { date.addingTimeInterval(Double($0)) }
    case .silent: await Self.neverCallBack()
    case .blocking: Self.block()
    case .spinning: Self.spin()
    case .throwing: throw Complaint()
    case .empty: []
    case .endless: (0..<100_000).map { date.addingTimeInterval(Double($0) * 3600) }
    case .past: (0..<100).map { date.addingTimeInterval(Double($0) * -3600) } + [.distantPast]
    case .future:
      [date.addingTimeInterval(3600), .distantFuture, Date(timeIntervalSince1970: 1e300)]
    case .distant: [date, Date(timeIntervalSince1970: 1e300)]
    case .timeless: [.nan, -.infinity, .infinity].map(Date.init(timeIntervalSince1970:))
    }
  }

  private static func neverCallBack() async -> [Date] {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return []
  }

  /// Nobody ever writes to the pipe.
  private static func block() -> [Date] {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    var byte: UInt8 = 0
    _ = read(ends[0], &byte, 1)
    return []
  }

  private static func spin() -> [Date] {
    while getppid() >= 0 {}
    return []
  }
}

private struct Complaint: Error, CustomStringConvertible {
  var description: String { "\u{1B}[2Jno \u{202E}network" }
}
