/// A reason why a record can't become an occasion.
struct RecordFault: Error {
  let reason: Phrase

  init(_ reason: Phrase) {
    self.reason = reason
  }

  init(_ key: String, _ values: String...) {
    self.init(Phrase(key, filledWith: values))
  }

  /// Converts an error of the decoder.
  init(_ error: any Error) {
    switch error {
    case let error as RecordFault: self = error
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let name = context.codingPath.last?.stringValue
      reason =
        name.map { Phrase("dday.fault.sort %@", $0) } ?? Phrase("dday.fault.object")
    default: reason = Phrase("dday.fault.json")
    }
  }
}
