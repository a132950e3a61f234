/// The search for the end of a run of equal places in a row, the first of which is 0.
///
/// It looks where the end is expected, then ever further away, and once it has been on both sides of the
/// end, halfway between.
struct RunEnd {
  /// The place behind the last one that is known to be of the run, or the end of the row. Once there is
  /// nothing left to look at, it is where the run ends.
  private(set) var place: Int
  /// A place of the run.
  private var inside = 0
  private var expected: Int
  private var stride = 1
  /// What all looks have said so far; nil before the first.
  private var only: Bool?
  private var isBetween = false

  init(upTo most: Int, near expected: Int) {
    place = most
    self.expected = expected - 1
  }

  /// Where to look; nil if the end is known.
  var next: Int? {
    place - inside > 1 ? min(max(expected, inside + 1), place - 1) : nil
  }

  /// Takes whether the next place is of the run.
  mutating func look(isInside: Bool) {
    guard let next else { return }
    if isInside { inside = next } else { place = next }
    isBetween = isBetween || only == !isInside
    only = isInside
    if isBetween {
      expected = inside + (place - inside) / 2
    } else {
      expected = next + (isInside ? stride : -stride)
      stride *= 2
    }
  }
}
