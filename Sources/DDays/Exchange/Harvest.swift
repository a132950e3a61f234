/// What a file from elsewhere holds, and what of it was left out.
package struct Harvest: Hashable, Sendable {
  package internal(set) var occasions: [Occasion] = []
  package internal(set) var skipped: [LineFault] = []
}
