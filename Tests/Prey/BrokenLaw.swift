/// A law that a reader hasn't kept.
struct BrokenLaw: Error {
  static func check(_ isKept: Bool) throws(BrokenLaw) {
    if !isKept { throw BrokenLaw() }
  }
}
