extension String {
  /// The clause as a sentence, with a capital and a full stop.
  var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix("?") ? "" : ".")
  }
}
