/// An input for which a test threw an error.
package struct FuzzFailure: Error, CustomStringConvertible {
  package let bytes: [UInt8]
  package let error: any Error

  package var description: String { "\(error) for \"\(bytes.readable)\" \(bytes)" }
}
