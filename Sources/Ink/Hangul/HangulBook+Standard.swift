import System

extension HangulBook {
  /// The book in `Resources/`, read when the first syllable is drawn. A test reads it too, so that it
  /// is never empty.
  static let standard =
    (try? HangulBook(parsing: Asset.hangul.text))
    ?? HangulBook(letters: [:], pairs: [:], frames: [:])
}
