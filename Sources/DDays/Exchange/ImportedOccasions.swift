/// The occasions read from a file, and the faults that were skipped.
package struct ImportedOccasions: Hashable, Sendable {
  package internal(set) var occasions: [Occasion] = []
  package internal(set) var skipped: [LineFault] = []
}
