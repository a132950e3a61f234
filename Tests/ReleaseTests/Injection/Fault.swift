/// A system call or an allocation that fails: the n-th of its kind, or that and all later ones.
struct Fault: Sendable, CustomStringConvertible {
  /// In the order of the tally.
  enum Kind: String, CaseIterable, Sendable {
    case read, write, short, sync, rename, open, start, sqlite, curses, curl
  }

  let kind: Kind
  let number: Int
  var lasts = false

  var environment: [String: String] {
    let variables = ["FAULT_CALL": kind.rawValue, "FAULT_AT": "\(number)"]
    return lasts ? variables.merging(["FAULT_LASTS": "1"]) { $1 } : variables
  }

  var description: String { "\(kind.rawValue) \(number)\(lasts ? " and all later" : "")" }

  /// As many faults as `samples` out of `count` calls, or all, each alone and with all later ones.
  static func some(of kind: Kind, among count: Int, samples: Int?) -> [Fault] {
    guard count > 0 else { return [] }
    let step = samples.map { max(1, count / $0) } ?? 1
    return stride(from: 1, through: count, by: step).flatMap { number in
      [false, true].map { Fault(kind: kind, number: number, lasts: $0) }
    }
  }
}
