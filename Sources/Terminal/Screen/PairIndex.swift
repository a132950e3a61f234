/// Finds the numbers of colour pairs, which are counted from 1 on in the order in which they were added.
///
/// A first picture asks it a thousand times, and a dictionary would take ten times as long.
struct PairIndex {
  private var keys: [UInt64] = []
  /// Chosen anew each time, so that no picture has colours that get into each other's way.
  private let factor = UInt64.random(in: .min ... .max) | 1
  /// Numbers, each at the first free place from that of its key on; 0 where there is none. At least half
  /// of the places are free.
  private var places = [Int32](repeating: 0, count: 1024)

  /// The number of a pair; nil if it hasn't been added.
  subscript(key: UInt64) -> Int32? {
    let number = places[place(of: key)]
    return number == 0 ? nil : number
  }

  /// Adds a pair that isn't there yet.
  mutating func append(_ key: UInt64) {
    keys.append(key)
    if 2 * keys.count > places.count { grow() }
    places[place(of: key)] = Int32(keys.count)
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: 2 * places.count)
    for (number, key) in keys.dropLast().enumerated() {
      places[place(of: key)] = Int32(number + 1)
    }
  }

  /// Where the pair's number is, or would be.
  private func place(of key: UInt64) -> Int {
    let last = places.count - 1
    // Only the highest bits of the product depend on all bits of the key.
    var place = Int((key &* factor) >> UInt64(64 - places.count.trailingZeroBitCount))
    while places[place] != 0, keys[Int(places[place]) - 1] != key { place = (place + 1) & last }
    return place
  }
}
