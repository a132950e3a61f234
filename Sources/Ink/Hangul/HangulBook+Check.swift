extension HangulBook {
  /// Throws if a letter of the alphabet or a frame is missing.
  func check() throws(HangulError.Cause) {
    for letter in HangulSyllable.alphabet.sorted() where parts(of: letter).isEmpty {
      throw .missingLetter(letter)
    }
    for kind in SyllableFrame.Kind.allCases {
      for hasFinal in [false, true] where frames[Position(kind: kind, hasFinal: hasFinal)] == nil {
        throw .missingFrame
      }
    }
  }
}
