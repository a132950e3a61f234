import System

/// The name of a draft, which records the old and the new contents, so that anyone who finds it
/// knows what it is worth.
struct DraftName: Hashable, Sendable {
  private let old: UInt64
  private let new: UInt64
  private let number: UInt32

  private static let mark = ".widgetty-draft"

  init(of new: [UInt8], insteadOf old: [UInt8]) {
    (self.old, self.new) = (old.fingerprint, new.fingerprint)
    number = .random(in: .min ... .max)
  }

  /// Whether these bytes need no rescue: they are one of the two contents.
  func accounts(for bytes: [UInt8]) -> Bool {
    [old, new].contains(bytes.fingerprint)
  }
}

extension DraftName: LosslessStringConvertible {
  var description: String {
    let parts = [String(old, radix: 16), String(new, radix: 16), String(number, radix: 16)]
    return ([Self.mark] + parts).joined(separator: ".")
  }

  init?(_ description: String) {
    guard description.hasPrefix(Self.mark + ".") else { return nil }
    let parts = description.dropFirst(Self.mark.count + 1)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let old = UInt64(parts[0], radix: 16),
      let new = UInt64(parts[1], radix: 16), let number = UInt32(parts[2], radix: 16)
    else { return nil }
    (self.old, self.new, self.number) = (old, new, number)
  }
}

extension DraftName {
  /// The name while the draft is incomplete.
  var unfinished: String { description + Self.unfinishedMark }

  static func isUnfinished(_ name: String) -> Bool {
    name.hasSuffix(unfinishedMark)
      && DraftName(String(name.dropLast(unfinishedMark.count))) != nil
  }

  private static let unfinishedMark = ".part"
}
