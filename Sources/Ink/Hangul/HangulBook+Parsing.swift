extension HangulBook {
  /// Parses a book of letters, pairs and frames.
  ///
  /// `letter` is followed by a name and its wishes, and on indented lines by its forms, the preferred
  /// one first; `pair` by a name and its two letters; `frame` by a kind of vowel and the shares of the
  /// height. All letters of the alphabet must be there.
  package init(parsing text: String) throws(HangulError) {
    var parser = HangulParser()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(HangulError.Cause) {
        try parser.read(line)
      } catch {
        throw HangulError(line: index + 1, cause: error)
      }
    }
    self.init(letters: parser.letters, pairs: parser.pairs, frames: parser.frames)
    do throws(HangulError.Cause) {
      try check()
    } catch {
      throw HangulError(line: lines.count, cause: error)
    }
  }
}
