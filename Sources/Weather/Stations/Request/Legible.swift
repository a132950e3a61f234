/// A part of an answer that may be malformed.
struct Legible<Value: Decodable>: Decodable {
  /// Nil if it is malformed.
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}
