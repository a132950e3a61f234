import Foundation

/// The calls that a program has made, by kind, as it counted them in a file.
struct FaultTally: Sendable {
  private let numbers: [Int]

  /// Zeros if the program never came to count.
  init(at path: String) {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let bytes = Array(data)
    numbers = (0..<Fault.Kind.allCases.count + 2).map { index in
      let number = bytes.dropFirst(index * 8).prefix(8)
      return number.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  func count(of kind: Fault.Kind) -> Int {
    numbers[Fault.Kind.allCases.firstIndex(of: kind) ?? 0]
  }

  private var failures: Int { numbers[Fault.Kind.allCases.count] }

  /// Whether nothing could be said, because that was what failed.
  var hasFailedToSpeak: Bool { failures > 0 && numbers[Fault.Kind.allCases.count + 1] == 2 }
}
