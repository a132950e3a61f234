/// The line and cause of an error in a `.strings` file.
package struct StringTableError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case expected(String)
    case openComment
    case openString
    case unknownEscape(String)
    case repeatedKey(String)
  }

  package let line: Int
  package let cause: Cause
}

extension StringTableError: CustomStringConvertible {
  package var description: String { "line \(line): \(cause)" }
}

extension StringTableError.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .expected(let sign): "\(sign) is missing"
    case .openComment: "the comment has no end"
    case .openString: "the string has no end"
    case .unknownEscape(let escape): "\(escape) stands for nothing"
    case .repeatedKey(let key): "the key \(key.debugDescription) is there twice"
    }
  }
}
