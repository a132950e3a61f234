import Almanac
import System

/// The identity of a line in a file that others also change: its contents, whether done or not, and
/// its number among equal lines.
package struct LineIdentity: Hashable, Sendable {
  let fingerprint: UInt64
  let ordinal: Int
}

extension LineIdentity: LosslessStringConvertible {
  package var description: String { "\(String(fingerprint, radix: 16)).\(ordinal)" }

  package init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let fingerprint = UInt64(parts[0], radix: 16),
      let ordinal = Int(parts[1]), ordinal >= 0
    else { return nil }
    self.init(fingerprint: fingerprint, ordinal: ordinal)
  }
}

extension TodoText {
  /// The identities of all lines, in order.
  package var identities: [LineIdentity] {
    var identifier = LineIdentifier()
    return lines.map { identifier.identity(of: $0.content[...]) }
  }
}

/// Tells the identities of lines, one after the other.
struct LineIdentifier {
  private var counts: [UInt64: Int] = [:]

  mutating func identity(of content: ArraySlice<UInt8>) -> LineIdentity {
    let fingerprint = Self.fingerprint(of: content)
    defer { counts[fingerprint, default: 0] += 1 }
    return LineIdentity(fingerprint: fingerprint, ordinal: counts[fingerprint, default: 0])
  }

  /// A fingerprint of a line's contents as an open reminder.
  private static func fingerprint(of content: ArraySlice<UInt8>) -> UInt64 {
    var fields = TodoFields(content)
    fields.finish(on: .first)
    fields.reopen()
    return fields.content.fingerprint
  }
}
