@testable import System

extension TOMLTable {
  /// All of it on one line: `{a: 1, b: [true]}`.
  var printed: String {
    "{\(entries.map { "\($0.key): \($0.value.printed)" }.joined(separator: ", "))}"
  }
}

extension TOMLValue {
  var printed: String {
    switch content {
    case .string(let text): text.debugDescription
    case .integer(let number): "\(number)"
    case .float(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    case .moment(let moment): moment.printed
    case .array(let values): "[\(values.map(\.printed).joined(separator: ", "))]"
    case .table(let table): table.printed
    }
  }
}

extension TOMLMoment {
  var printed: String {
    let days = day.map { "\($0.year)-\($0.month)-\($0.day)" }
    let times = time.map { time in
      let parts = [time.hour, time.minute, time.second].map(String.init).joined(separator: ":")
      return time.nanosecond == 0 ? parts : "\(parts).\(time.nanosecond)"
    }
    let parts = [days, times].compactMap(\.self).joined(separator: "T")
    return parts + (offset.map { $0 < 0 ? "\($0)" : "+\($0)" } ?? "")
  }
}

extension TOMLDocument {
  init(_ text: String) {
    self.init(parsing: Array(text.utf8))
  }

  /// The faults as `1:5 expected(value, found: nil)`.
  var told: [String] { faults.map { "\($0.position) \($0.cause.told)" } }
}

extension TOMLFault.Cause {
  fileprivate var told: String {
    switch self {
    case .expected(let expectation, let found):
      "\(expectation.rawValue) not \(found ?? "the end")"
    case .open(let enclosure): "open \(enclosure.rawValue)"
    case .repeated(let key, let first): "\(key) is at \(first)"
    case .closed(let key, let first): "\(key) is closed at \(first)"
    case .control(let scalar): "control \(scalar.value)"
    case .escape(let escape): "escape \(escape)"
    case .noValue(let word): "no value \(word)"
    case .noDay(let word): "no day \(word)"
    case .outOfRange(let word): "large \(word)"
    case .encoding, .tooDeep, .tooManyKeys, .tooManyFaults: "\(self)"
    }
  }
}
