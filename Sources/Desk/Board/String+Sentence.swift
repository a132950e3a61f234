extension String {
  /// The clause as a sentence, with a capital and an end.
  var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix("?") ? "" : ".")
  }
}
