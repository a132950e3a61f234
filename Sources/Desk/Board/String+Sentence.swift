extension String {
  /// The clause as a sentence, with a capital and a full stop.
  package var asSentence: String { prefix(1).uppercased() + dropFirst().asSentenceEnd }
}

extension StringProtocol {
  /// The clause with a full stop, unless it asks.
  var asSentenceEnd: String { self + (hasSuffix("?") ? "" : ".") }
}
