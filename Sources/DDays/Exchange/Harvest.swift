/// The occasions read from a file, and the faults that were skipped.
package struct Harvest: Hashable, Sendable {
  package internal(set) var occasions: [Occasion] = []
  package internal(set) var skipped: [LineFault] = []
}
