import System

/// Where the parallel strokes of a letter lie across it, and how they fall on whole blocks.
///
/// Places are percentages between the centres of the outermost strokes.
struct Levels: Hashable, Sendable {
  /// The places in ascending order.
  private let percents: [Double]
  /// Whether a stroke runs along each place; otherwise strokes only end there.
  private let isSolid: [Bool]

  init(solid: some Sequence<Double>, ends: some Sequence<Double>) {
    let solid = Set(solid)
    percents = solid.union(ends.filter { $0 == 0 || $0 == 100 }).sorted()
    isSolid = percents.map(solid.contains)
  }

  /// The number of strokes.
  var count: Int { isSolid.count { $0 } }

  var isSolidAtStart: Bool { isSolid.first == true }

  var isSolidAtEnd: Bool { isSolid.last == true }

  /// The least length that keeps the strokes of a pen apart.
  func leastLength(pen: Int) -> Int {
    percents.indices.dropFirst().reduce(pen) { $0 + leastStep(to: $1, pen: pen) }
  }

  private func leastStep(to index: Int, pen: Int) -> Int {
    isSolid[index] && isSolid[index - 1] ? pen + Self.leastSpace(pen: pen) : 1
  }

  /// The least space between two strokes of a pen: a thick one needs more to be seen.
  static func leastSpace(pen: Int) -> Int { max(1, pen / 2) }

  /// The first block of the stroke at each place, for a letter so many blocks long.
  func starts(length: Int, pen: Int) -> [Int] {
    let last = max(0, length - pen)
    var starts = percents.map { Self.rounded($0, of: last) }
    for index in starts.indices.dropFirst() {
      starts[index] = max(starts[index], starts[index - 1] + leastStep(to: index, pen: pen))
    }
    var limit = last
    for index in starts.indices.reversed() {
      starts[index] = max(0, min(starts[index], limit))
      limit = starts[index] - (index > 0 ? leastStep(to: index, pen: pen) : 0)
    }
    return starts
  }

  /// The place in blocks of any percentage, given the places of the levels; between two levels it
  /// keeps its share of the way.
  func place(of percent: Double, among starts: [Int]) -> Double {
    guard !percents.isEmpty else { return 0 }
    let upper = percents.firstIndex { $0 >= percent } ?? percents.count - 1
    guard upper > 0, percents[upper] > percent else { return Double(starts[upper]) }
    let (from, to) = (percents[upper - 1], percents[upper])
    let share = (percent - from) / (to - from)
    return Double(starts[upper - 1]) + share * Double(starts[upper] - starts[upper - 1])
  }

  /// Rounds places on both sides of the middle alike, so that letters stay symmetrical.
  private static func rounded(_ percent: Double, of length: Int) -> Int {
    guard percent <= 50 else { return length - rounded(100 - percent, of: length) }
    return Int(bounded: (percent / 100 * Double(length) - 0.5).rounded(.up))
  }
}
