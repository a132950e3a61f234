/// The occasions read from a file, and the faults that were skipped.
package struct ImportedOccasions: Hashable, Sendable {
  /// The calendar's own name; nil if it has none.
  package internal(set) var name: String?
  package internal(set) var occasions: [Occasion] = []
  package internal(set) var skipped: [LineFault] = []
}
