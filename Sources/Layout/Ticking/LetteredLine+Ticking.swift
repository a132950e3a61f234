import Cells
import Ink

extension LetteredLine {
  /// The same line with other digits; nil if its letters would stand elsewhere.
  func saying(_ text: String) -> LetteredLine? {
    guard redaction == nil, let lettering = lettering.saying(text) else { return nil }
    return LetteredLine(lettering, as: self)
  }

  /// The columns in which another line has other letters; nil if all are the same.
  func columns(ofLettersUnlike other: LetteredLine) -> Range<Int>? {
    let ranges = zip(lettering.letters, other.lettering.letters).filter { $0 != $1 }
      .map(\.0.columns)
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return Int(first.lowerBound.rounded(.down))..<Int(last.upperBound.rounded(.up))
  }
}
