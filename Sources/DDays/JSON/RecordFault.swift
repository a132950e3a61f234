/// Why a record says nothing that can be kept.
struct RecordFault: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// What the decoder complains of.
  init(_ error: any Error) {
    switch error {
    case let error as RecordFault: self = error
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      let name = context.codingPath.last?.stringValue
      reason = name.map { "\($0) is of another sort." } ?? "this is no object."
    default: reason = "this is no JSON."
    }
  }
}
