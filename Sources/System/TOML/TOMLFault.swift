/// What is wrong in a document, and where.
package struct TOMLFault: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case encoding
    case control(Unicode.Scalar)
    /// What follows, if it is on the line; nil at its end.
    case expected(Expectation, found: String?)
    /// It begins here and has no end.
    case open(Enclosure)
    /// An escape in a string that stands for nothing.
    case escape(String)
    /// A word that is no value.
    case noValue(String)
    case noDay(String)
    case outOfRange(String)
    /// The key has a value already.
    case repeated(String, first: TOMLPosition)
    /// The table is complete, or it is something else.
    case closed(String, first: TOMLPosition)
    case tooDeep(most: Int)
    case tooManyKeys(most: Int)
    /// What follows isn't read any more.
    case tooManyFaults(most: Int)
  }

  /// What may stand at a place.
  package enum Expectation: String, CaseIterable, Hashable, Sendable {
    case key, equals, value, lineEnd, commaOrBracket, commaOrBrace, bracket, brackets
  }

  package enum Enclosure: String, CaseIterable, Hashable, Sendable {
    case string, array, inlineTable
  }

  package let position: TOMLPosition
  package let cause: Cause

  init(_ cause: Cause, at position: TOMLPosition) {
    (self.position, self.cause) = (position, cause)
  }
}
